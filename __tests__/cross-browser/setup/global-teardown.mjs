import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { loadTypeScript } from '../../../lib/load-typescript.mjs';

/** Writes the page with the pictures of all browsers, also of those that an earlier run tested. */
export default async function tearDown() {
  const { browsersPage } = await loadTypeScript('__tests__/cross-browser/setup/browsers-page.tsx');
  const { FOLDER, savedPictures } = await loadTypeScript(
    '__tests__/cross-browser/setup/browser-pictures.ts',
  );
  const styles = new URL('../../../lib/tools/gallery/standalone-page.css', import.meta.url);
  mkdirSync(FOLDER, { recursive: true });
  writeFileSync(
    `${FOLDER}/index.html`,
    browsersPage(savedPictures(), readFileSync(styles, 'utf8')),
  );
  process.stderr.write(`\nThe pictures: ${FOLDER}/index.html\n`);
}

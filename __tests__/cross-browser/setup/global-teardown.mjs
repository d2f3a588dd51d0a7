import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { importTypeScript } from '../../../lib/import-typescript.mjs';

/** Writes the page with the pictures of all browsers, also of those that an earlier run tested. */
export default async function tearDown() {
  const { browsersPage } = await importTypeScript(
    '__tests__/cross-browser/setup/browsers-page.tsx',
  );
  const { FOLDER, savedScreenshots } = await importTypeScript(
    '__tests__/cross-browser/setup/screenshot-files.ts',
  );
  const styles = new URL('../../../lib/tools/gallery/standalone-page.css', import.meta.url);
  mkdirSync(FOLDER, { recursive: true });
  writeFileSync(
    `${FOLDER}/index.html`,
    browsersPage(savedScreenshots(), readFileSync(styles, 'utf8')),
  );
  process.stderr.write(`\nThe pictures: ${FOLDER}/index.html\n`);
}

// Encodes the masters in lib/pictures/masters for the page, and lists the files in pictures.json:
//   npm run pictures

import { fileURLToPath } from 'node:url';
import { importTypeScript } from '../../build/import-typescript.mjs';

const { updatePictures } = await importTypeScript('lib/tools/pictures/update-pictures.ts');

try {
  await updatePictures(fileURLToPath(new URL('../../pictures', import.meta.url)), (line) =>
    process.stdout.write(`${line}\n`),
  );
  process.stdout.write('All pictures are up to date.\n');
} catch (error) {
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}

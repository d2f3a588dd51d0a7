import { loadTypeScript } from '../load-typescript.mjs';

/**
 * Finishes the export as soon as Next has written it, so that `next build` is the last command before the upload.
 *
 * @type {import('next').NextAdapter}
 */
const adapter = {
  name: 'finished-export',
  async onBuildComplete({ projectDir }) {
    const { finishExport } = await loadTypeScript('lib/export/finish-export.ts');
    const table = await finishExport(projectDir);
    // Last of all: Next has a table of its own to print.
    process.once('exit', () => process.stdout.write(table));
  },
};

export default adapter;

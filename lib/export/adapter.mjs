import { loadTypeScript } from '../load-typescript.mjs';

/**
 * Finishes the export as soon as Next has written it, so that `next build` is the only command
 * before the upload.
 *
 * @type {import('next').NextAdapter}
 */
const adapter = {
  name: 'finished-export',
  async onBuildComplete({ projectDir }) {
    const { finishExport } = await loadTypeScript('lib/export/finish-export.ts');
    const summary = await finishExport(projectDir);
    // Next prints its own table after this.
    process.once('exit', () => process.stdout.write(summary));
  },
};

export default adapter;

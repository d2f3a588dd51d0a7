import { importTypeScript } from '../kit/commands/import-typescript.mjs';

/**
 * Where Next writes its raw export, from the root of the project. Only a finished site ever gets
 * into `out/`, so nobody can deploy the raw files, however a build ends.
 */
export const RAW_EXPORT = '.next/raw-export';

/**
 * Finishes the export as soon as Next has written it, so that `next build` is the only command
 * before the upload.
 *
 * @type {import('next').NextAdapter}
 */
const adapter = {
  name: 'finished-export',
  async onBuildComplete({ projectDir }) {
    const { finishExport } = await importTypeScript('lib/export/finish-export.ts');
    const { summary, exitCode } = await finishExport(projectDir, RAW_EXPORT);
    // Next prints its own table after this.
    process.once('exit', () => {
      process.stdout.write(summary);
      process.exitCode ||= exitCode;
    });
  },
};

export default adapter;

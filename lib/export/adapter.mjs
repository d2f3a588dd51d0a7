import { importTypeScript } from '../import-typescript.mjs';
import { adapterHasStarted, buildHasFinished, RAW_EXPORT } from './fail-unfinished-build.mjs';

/**
 * Finishes the export as soon as Next has written it, so that `next build` is the only command
 * before the upload.
 *
 * @type {import('next').NextAdapter}
 */
const adapter = {
  name: 'finished-export',
  modifyConfig(config) {
    adapterHasStarted();
    return config;
  },
  async onBuildComplete({ projectDir }) {
    const { finishExport } = await importTypeScript('lib/export/finish-export.ts');
    const summary = await finishExport(projectDir, RAW_EXPORT);
    buildHasFinished();
    // Next prints its own table after this.
    process.once('exit', () => process.stdout.write(summary));
  },
};

export default adapter;

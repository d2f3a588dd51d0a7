import { PHASE_PRODUCTION_BUILD } from 'next/constants.js';
import { importTypeScript } from '../import-typescript.mjs';
import { adapterHasStarted, buildHasFinished, RAW_EXPORT } from './fail-unfinished-build.mjs';

let loading;

/** Loads the module that finishes the export, once. */
function loadSteps() {
  loading ??= importTypeScript('lib/export/finish-export.ts');
  return loading;
}

/**
 * Finishes the export as soon as Next has written it, so that `next build` is the only command
 * before the upload.
 *
 * @type {import('next').NextAdapter}
 */
const adapter = {
  name: 'finished-export',
  modifyConfig(config, { phase }) {
    adapterHasStarted();
    // It takes 0.5 s. Next compiles and checks types in other threads and processes meanwhile. A
    // failure stops the build below, where the module is awaited.
    if (phase === PHASE_PRODUCTION_BUILD) loadSteps().catch(() => undefined);
    return config;
  },
  async onBuildComplete({ projectDir }) {
    const { finishExport } = await loadSteps();
    const summary = await finishExport(projectDir, RAW_EXPORT);
    buildHasFinished();
    // Next prints its own table after this.
    process.once('exit', () => process.stdout.write(summary));
  },
};

export default adapter;

import { PHASE_PRODUCTION_BUILD } from 'next/constants.js';
import { loadTypeScript } from '../load-typescript.mjs';

/** The module that finishes the export, once it has begun to load. */
let loading;

/** Loads the module that finishes the export, and the data that its last step needs. */
async function loadSteps() {
  const steps = await loadTypeScript('lib/export/finish-export.ts');
  steps.prepareFinishExport();
  return steps;
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
    // It takes 0.5 s. Next compiles and checks types in other threads and processes meanwhile.
    if (phase === PHASE_PRODUCTION_BUILD) {
      loading ??= loadSteps();
      // A failure stops the build below, where the module is awaited.
      loading.catch(() => undefined);
    }
    return config;
  },
  async onBuildComplete({ projectDir }) {
    const { finishExport } = await (loading ??= loadSteps());
    const summary = await finishExport(projectDir);
    // Next prints its own table after this.
    process.once('exit', () => process.stdout.write(summary));
  },
};

export default adapter;

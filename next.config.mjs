import { PHASE_PRODUCTION_BUILD } from 'next/constants.js';
import { fileURLToPath } from 'node:url';
import { removeUnfinishedExportOnExit } from './lib/export/unfinished-export.mjs';
import { loadTypeScript } from './lib/load-typescript.mjs';

/** Reads the configuration before the build starts, so that wrong settings stop it once, with one message. */
async function assertConfiguration() {
  try {
    await loadTypeScript('lib/config/environment.ts');
  } catch (error) {
    if (error.name !== 'ConfigurationError') throw error;
    process.stderr.write(`\n${error.message}\n\n`);
    process.exit(1);
  }
}

/** @returns {Promise<import('next').NextConfig>} */
export default async function config(phase) {
  if (phase === PHASE_PRODUCTION_BUILD) {
    await assertConfiguration();
    removeUnfinishedExportOnExit();
  }
  return {
    output: 'export',
    // Next's own id is random. With a fixed one, the same commit and settings give the same bytes.
    generateBuildId: () => 'export',
    reactStrictMode: true,
    adapterPath: fileURLToPath(new URL('lib/export/adapter.mjs', import.meta.url)),
    // Only the build uses these packages. Node imports them faster than Next compiles their 250 modules: a build takes a
    // second less, and the runtime in the browser is 0.4 kB larger.
    serverExternalPackages: ['zod', 'culori'],
    // The first paint needs no other file than the HTML, and the Content Security Policy allows no linked style sheets.
    experimental: { inlineCss: true },
    // A build checks the types of the pages and their imports; `npm run types` checks everything.
    typescript: { tsconfigPath: '.config/tsconfig.build.json' },
  };
}

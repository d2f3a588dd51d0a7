import { PHASE_PRODUCTION_BUILD } from 'next/constants.js';
import { fileURLToPath } from 'node:url';
import { loadTypeScript } from './lib/load-typescript.mjs';

/** Reads the configuration before anything is built, so that wrong settings stop the build once, with one message. */
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
  if (phase === PHASE_PRODUCTION_BUILD) await assertConfiguration();
  return {
    output: 'export',
    // One commit and one environment give the same bytes; Next's own id is random.
    generateBuildId: () => 'export',
    reactStrictMode: true,
    adapterPath: fileURLToPath(new URL('lib/export/adapter.mjs', import.meta.url)),
    // Read by Node as they are, a second of every build less: Next would compile 250 modules, none for a browser. The
    // runtime in the browser is 0.4 kB longer for it.
    serverExternalPackages: ['zod', 'culori'],
    // Nothing stands between the HTML and the first paint.
    experimental: { inlineCss: true },
    // A build checks what it ships, the pages and all that they import; `npm run types` checks everything.
    typescript: { tsconfigPath: '.config/tsconfig.build.json' },
  };
}

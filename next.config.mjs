import { createJiti } from 'jiti';
import { fileURLToPath } from 'node:url';
import { PHASE_PRODUCTION_BUILD } from 'next/constants.js';

const jiti = createJiti(import.meta.url, { alias: { '@': fileURLToPath(new URL('.', import.meta.url)) } });

/** Reads the configuration before anything is built, so that a wrong setting stops the build once, with one message. */
async function assertConfiguration() {
  await jiti.import('./lib/config/environment.ts');
}

/** @returns {Promise<import('next').NextConfig>} */
export default async function config(phase) {
  if (phase === PHASE_PRODUCTION_BUILD) await assertConfiguration();
  return {
    output: 'export',
    // One commit and one environment give the same bytes; Next's own id is random.
    generateBuildId: () => 'export',
    poweredByHeader: false,
    reactStrictMode: true,
  };
}

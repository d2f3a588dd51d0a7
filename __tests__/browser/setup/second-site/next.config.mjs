import { fileURLToPath } from 'node:url';
import { BUILD_OPTIONS, NEXT_OPTIONS } from './lib/kit/export/adapter.mjs';

/** @type {import('next').NextConfig} */
const config = {
  ...NEXT_OPTIONS,
  ...BUILD_OPTIONS,
  adapterPath: fileURLToPath(new URL('adapter.mjs', import.meta.url)),
  // The types are checked with those of the tests.
  typescript: { ignoreBuildErrors: true },
};

export default config;

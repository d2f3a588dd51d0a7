import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import nextEnv from '@next/env';
import { PHASE_DEVELOPMENT_SERVER, PHASE_PRODUCTION_BUILD } from 'next/constants.js';
import { importTypeScript } from './lib/kit/commands/import-typescript.mjs';
import { findDevelopmentRoot, symlinkProblems } from './lib/kit/commands/symlinks.mjs';
import { BUILD_OPTIONS, NEXT_OPTIONS } from './lib/kit/export/adapter.mjs';

/**
 * Next expands `$` even in a value of the process environment, if a settings file names the same
 * variable.
 */
function restoreProcessEnvironment() {
  for (const [variable, value] of Object.entries(nextEnv.initialEnv ?? {})) {
    if (variable.startsWith('NEXT_PUBLIC_')) process.env[variable] = value;
  }
}

/**
 * Checks symbolic links, settings and their files, and for a build the files of `content/`, so
 * that wrong ones stop it once, with one message. The development server shows a wrong file in the
 * browser.
 */
async function assertConfiguration(phase) {
  // Editors of Windows add the ending, and its file manager hides it.
  const misnamed = readdirSync('.').filter((file) => /^\.?env\b.*\.txt$/i.test(file));
  const { capitalProblems } = await importTypeScript('lib/kit/files/capital-problems.ts');
  const messages = [
    ...symlinkProblems(),
    ...capitalProblems(),
    ...misnamed.map((file) => `${file} is not read. Rename it, for instance to .env.local.`),
  ];
  const { problemsBeforeBuild } = await importTypeScript('lib/build/problems-before-build.ts');
  const isBuild = phase === PHASE_PRODUCTION_BUILD;
  // Next sets NODE_ENV for the development server itself.
  const environment = { ...process.env, NODE_ENV: isBuild ? process.env.NODE_ENV : undefined };
  const files = nextEnv.loadEnvConfig(process.cwd());
  messages.push(...(await problemsBeforeBuild(environment, files, isBuild)));
  if (messages.length === 0) return;
  process.stderr.write(`\n${messages.join('\n\n')}\n\n`);
  process.exit(1);
}

// The build sends no usage data to Next's makers. An empty value allows it again. Without network,
// Next would also wait half a second for the answer.
process.env.NEXT_TELEMETRY_DISABLED ??= '1';

/** @type {import('next').NextConfig} */
const COMMON = {
  ...NEXT_OPTIONS,
  reactStrictMode: true,
  adapterPath: fileURLToPath(new URL('lib/export/adapter.mjs', import.meta.url)),
  // Only the build uses these packages. Some load WebAssembly, libraries and programs from their
  // own folders, and @next/env remembers the settings files. Node imports the others faster than
  // Next compiles their modules.
  serverExternalPackages: [
    '@next/env',
    'culori',
    'esbuild',
    'github-slugger',
    'harfbuzzjs',
    'hast-util-to-html',
    'intl-messageformat',
    'mdast-util-to-hast',
    'mdast-util-to-string',
    'remark-gfm',
    'remark-parse',
    'sharp',
    'unified',
    'unist-util-visit',
    'vfile',
    'wawoff2',
    'yaml',
  ],
  // The development server watches the files of `content/` (lib/build/this-build.ts).
  turbopack: { ...NEXT_OPTIONS.turbopack, rules: { '*.md': { type: 'raw' } } },
  // A build checks the types of the pages and their imports; `npm run types` checks everything.
  typescript: { tsconfigPath: '.config/tsconfig.build.json' },
};

/** Next reads its configuration twice in a build. The settings are the same. */
let assertedConfiguration;

/** @returns {Promise<import('next').NextConfig>} */
export default async function config(phase) {
  restoreProcessEnvironment();
  if (phase === PHASE_DEVELOPMENT_SERVER) {
    await assertConfiguration(phase);
    const { networkAddresses } = await importTypeScript('lib/kit/server/phone-urls.ts');
    const root = findDevelopmentRoot();
    return {
      ...COMMON,
      // For phones that open the URL in the network that `next dev` prints.
      allowedDevOrigins: networkAddresses(),
      outputFileTracingRoot: root,
      turbopack: { ...COMMON.turbopack, root },
    };
  }
  if (phase !== PHASE_PRODUCTION_BUILD) return COMMON;
  // `next typegen` reads the configuration of a build, too, and needs no settings.
  if (process.argv.includes('build')) await (assertedConfiguration ??= assertConfiguration(phase));
  return { ...COMMON, ...BUILD_OPTIONS };
}

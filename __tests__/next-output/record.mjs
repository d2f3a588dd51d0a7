/**
 * `npm run record-next`: records the pages that the installed version of Next writes for a small
 * app, so that the tests of the export's steps run on real output. The export uses no other file
 * that Next itself writes.
 */
import { spawnSync } from 'node:child_process';
import { copyFileSync, cpSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const APP = fileURLToPath(new URL('fixture-app', import.meta.url));
const RECORDED = fileURLToPath(new URL('recorded', import.meta.url));
/** Where the small app is built. It is inside the project, so that Next is found from there. */
const WORKSPACE = fileURLToPath(new URL('../../reports/recorded-app', import.meta.url));

/**
 * The settings of the site's next.config.mjs that change the output, without the steps that finish
 * it.
 */
const NEXT_CONFIG = `export default {
  output: 'export',
  generateBuildId: () => 'export',
  experimental: { inlineCss: true },
};
`;

const require = createRequire(import.meta.url);

rmSync(WORKSPACE, { recursive: true, force: true });
mkdirSync(WORKSPACE, { recursive: true });
cpSync(APP, join(WORKSPACE, 'app'), { recursive: true });
writeFileSync(join(WORKSPACE, 'next.config.mjs'), NEXT_CONFIG);
const { status } = spawnSync(process.execPath, [require.resolve('next/dist/bin/next'), 'build'], {
  cwd: WORKSPACE,
  stdio: 'inherit',
  env: { ...process.env, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' },
});
if (status !== 0) throw new Error('Next could not build the small app.');

// Also the recording of an earlier version, which no test would read any more.
rmSync(RECORDED, { recursive: true, force: true });
const recording = join(RECORDED, require('next/package.json').version);
mkdirSync(recording, { recursive: true });
const out = join(WORKSPACE, 'out');
for (const file of readdirSync(out)) {
  if (file.endsWith('.html')) copyFileSync(join(out, file), join(recording, file));
}
process.stdout.write(`Recorded ${recording}\n`);

import { spawnSync } from 'node:child_process';
import { copyFileSync, cpSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

/**
 * `npm run record-next`: records the pages that the installed version of Next writes for a small
 * app, so that the tests of the export's steps run on real output. It replaces the recording of that
 * version. The export uses no other file that Next itself writes.
 */
const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const APP = fileURLToPath(new URL('fixture-app', import.meta.url));
const RECORDED = fileURLToPath(new URL('recorded', import.meta.url));

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

/**
 * Builds the small app with Next's version in a folder, and records its pages.
 *
 * @param {string} folder is inside the project. Next is found from there, and the app is built
 *   there.
 * @param {string} to is the folder that holds the recordings.
 * @returns {string} the folder of the recording, which has the name of the version.
 * @throws if the build fails, with its output.
 */
export function recordNext(folder, to) {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  cpSync(APP, join(folder, 'app'), { recursive: true });
  writeFileSync(join(folder, 'next.config.mjs'), NEXT_CONFIG);
  const requireFromFolder = createRequire(join(folder, 'next.config.mjs'));
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [requireFromFolder.resolve('next/dist/bin/next'), 'build'],
    {
      cwd: folder,
      encoding: 'utf8',
      env: { ...process.env, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' },
    },
  );
  if (status !== 0) throw new Error(`Next could not build the small app:\n${stdout}${stderr}`);

  const recording = join(to, requireFromFolder('next/package.json').version);
  rmSync(recording, { recursive: true, force: true });
  const out = join(folder, 'out');
  mkdirSync(recording, { recursive: true });
  for (const file of readdirSync(out)) {
    if (file.endsWith('.html')) copyFileSync(join(out, file), join(recording, file));
  }
  return recording;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const recording = recordNext(join(ROOT, 'reports/next-versions/installed'), RECORDED);
  process.stdout.write(`Recorded ${recording}\n`);
}

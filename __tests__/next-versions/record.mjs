import { spawnSync } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

/**
 * `npm run record-next`: records what the installed version of Next writes for a small app, so that
 * the tests of the export's steps run on real output. It replaces the recording of that version.
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

/** Larger scripts are reduced: Next's own code is 570 kB. */
const MAX_SCRIPT_LENGTH = 1000;

/** What surrounds the name of a chunk in a reduced script. */
const CHUNK_NAME = /.{0,60}static\/chunks\/.{0,60}/g;

/**
 * Builds the small app with Next's version in a folder, and records its output.
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
  for (const path of readdirSync(out, { recursive: true })) {
    if (!statSync(join(out, path)).isFile()) continue;
    const text = readFileSync(join(out, path), 'utf8');
    mkdirSync(dirname(join(recording, path)), { recursive: true });
    writeFileSync(join(recording, path), path.endsWith('.js') ? reduce(text) : text);
  }
  return recording;
}

/**
 * A long script without what the steps do not read: only the names of chunks remain, with the code
 * around them.
 */
function reduce(script) {
  if (script.length <= MAX_SCRIPT_LENGTH) return script;
  const excerpts = script.match(CHUNK_NAME) ?? [];
  return [`/* Reduced from ${script.length} characters. */`, ...excerpts, ''].join('\n');
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const recording = recordNext(join(ROOT, 'reports/next-versions/installed'), RECORDED);
  process.stdout.write(`Recorded ${recording}\n`);
}

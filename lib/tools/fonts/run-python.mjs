import { spawnSync } from 'node:child_process';

/**
 * Runs Python, which needs fontTools. If that is missing, or Python fails, this prints why and ends
 * the process.
 *
 * @param {string[]} args the arguments of `python3`
 */
export function runPython(args) {
  const { status, stderr, error } = spawnSync('python3', args, { encoding: 'utf8' });
  if (status === 0) return;
  const lacksFontTools = error?.code === 'ENOENT' || /No module named '?fontTools/.test(stderr);
  process.stderr.write(
    lacksFontTools
      ? 'npm run font needs Python with fontTools. Install it: pip install fonttools (Debian: apt-get install python3-fonttools)\n'
      : `${stderr ?? error.message}\n`,
  );
  process.exit(1);
}

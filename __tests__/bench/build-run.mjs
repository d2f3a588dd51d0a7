import { spawn } from 'node:child_process';
import { existsSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { buildEnvironment, NEXT } from '../browser/setup/build-exports.mjs';

const SAMPLED_EVERY_MS = 100;

/**
 * Builds a project without the cache of an earlier build. Measures the time, and the peak of the
 * memory that all processes of the build held together. The memory is null on systems without
 * /proc.
 */
export async function measuredBuild(project, settings = {}) {
  for (const leftover of ['.next', 'out'])
    rmSync(join(project, leftover), { recursive: true, force: true });
  const started = performance.now();
  const build = spawn(process.execPath, [NEXT, 'build'], {
    cwd: project,
    env: buildEnvironment(settings),
  });
  let output = '';
  for (const stream of [build.stdout, build.stderr])
    stream.on('data', (chunk) => (output += chunk));

  let peak = 0;
  const sampling = setInterval(
    () => (peak = Math.max(peak, residentKiB(build.pid))),
    SAMPLED_EVERY_MS,
  );
  const status = await new Promise((resolve) => build.on('close', resolve));
  clearInterval(sampling);
  if (status !== 0) throw new Error(`The build in ${project} failed:\n${output}`);
  return {
    figures: {
      buildSeconds: (performance.now() - started) / 1000,
      buildPeakMiB: peak === 0 ? null : peak / 1024,
    },
  };
}

/** The memory of a process and its descendants. Shared pages count once for each process. */
function residentKiB(root) {
  if (!existsSync('/proc/self/status')) return 0;
  const processes = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(readStatus);
  const sum = (pid) =>
    processes.reduce((total, process) => {
      if (process.pid === pid) return total + process.residentKiB;
      return process.parent === pid ? total + sum(process.pid) : total;
    }, 0);
  return sum(root);
}

function readStatus(name) {
  const pid = Number(name);
  try {
    const status = readFileSync(`/proc/${name}/status`, 'utf8');
    const number = (field) =>
      Number(new RegExp(`^${field}:\\s+(\\d+)`, 'm').exec(status)?.[1] ?? 0);
    return { pid, parent: number('PPid'), residentKiB: number('VmRSS') };
  } catch {
    return { pid, parent: 0, residentKiB: 0 }; // It ended between the listing and the reading.
  }
}

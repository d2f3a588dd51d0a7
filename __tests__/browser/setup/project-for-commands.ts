import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { copyOfProject } from './copy-of-project';
import { skipTypeCheck } from './skip-type-check';

const RUN_COMMAND = 'lib/kit/commands/run-command.mjs';
export const BUILD_ALL = 'lib/tools/build-all.ts';
export const PREVIEW = 'lib/tools/preview.ts';
export const BUILD = 'lib/tools/build-site.ts';

/** Without settings of this machine, and without Jest's mode, which a build refuses. */
const ENVIRONMENT = { PATH: process.env['PATH'], NODE_ENV: 'production' } as const;

/** A copy of this project, in which a test writes settings and runs the commands that build sites. */
export function projectForCommands(name: string) {
  const project = copyOfProject(name);
  skipTypeCheck(project);
  return {
    project,

    write(file: string, ...lines: readonly string[]): void {
      mkdirSync(dirname(join(project, file)), { recursive: true });
      writeFileSync(join(project, file), `${lines.join('\n')}\n`);
    },

    read: (file: string) => readFileSync(join(project, file), 'utf8'),

    run(command: string, ...options: readonly string[]) {
      // In some containers the project is the home folder, which Next never takes as its root.
      const env = { ...ENVIRONMENT, HOME: project };
      const where = { cwd: project, encoding: 'utf8', env } as const;
      const line = [RUN_COMMAND, command, ...options];
      const { status, stdout, stderr } = spawnSync(process.execPath, line, where);
      return { status, stdout, stderr };
    },

    /**
     * Starts a command, and kills it and its build when `meanwhile` has run.
     *
     * @param command its path and its options.
     * @param printed what the command prints first.
     */
    async whileRunning(
      command: string,
      printed: RegExp,
      meanwhile: (output: () => string) => unknown,
    ): Promise<void> {
      const options = { cwd: project, env: ENVIRONMENT, detached: true };
      const running = spawn(process.execPath, [RUN_COMMAND, ...command.split(' ')], options);
      let output = '';
      try {
        await new Promise<void>((resolve, reject) => {
          const print = (text: Buffer) => {
            output += text.toString();
            if (printed.test(output)) resolve();
          };
          running.stdout.on('data', print);
          running.stderr.on('data', print);
          running.once('exit', () => reject(new Error(output)));
        });
        await meanwhile(() => output);
      } finally {
        process.kill(-(running.pid as number), 'SIGKILL');
        await once(running, 'close');
      }
    },
  };
}

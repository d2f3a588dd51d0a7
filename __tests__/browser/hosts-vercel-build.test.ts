import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readFiles } from '@/lib/kit/files/files';
import { hostRules, HIDDEN_FILES } from '@/lib/kit/hosts/host-rules';
import { vercelConfig } from '@/lib/kit/hosts/vercel-build-output';
import { headersFor } from '@/lib/kit/server/read-headers-file';
import { BUILT_PAGES } from '@/lib/site/pages';
import { findModule } from './hosts/server-process';
import { copyOfProject } from './setup/copy-of-project';

const PROGRAM = findModule('vercel/dist/vc.js');

// A build takes minutes on a busy machine.
jest.setTimeout(400_000);

// "npm run test:hosts" installs the program.
(PROGRAM ? describe : describe.skip)('vercel build', () => {
  let project: string;

  beforeAll(() => {
    project = copyOfProject('vercel');
  });

  const inProject = (path: string) => join(project, path);

  /** Runs `vercel build` without an account, and with settings of a dashboard that must not count. */
  function vercelBuild() {
    const settings = {
      framework: null,
      buildCommand: 'exit 1',
      createdAt: Date.parse('2026-01-01'),
    };
    mkdirSync(inProject('.vercel'), { recursive: true });
    writeFileSync(
      inProject('.vercel/project.json'),
      JSON.stringify({ projectId: 'prj_test', orgId: 'team_test', settings }),
    );
    const { status, stdout, stderr } = spawnSync(
      process.execPath,
      [PROGRAM ?? '', 'build', '--token', 'none'],
      {
        cwd: project,
        encoding: 'utf8',
        // Without settings of this machine, and without Jest's mode, which a build refuses.
        env: {
          PATH: process.env['PATH'],
          HOME: process.env['HOME'],
          NODE_ENV: 'production',
          XDG_CACHE_HOME: inProject('reports'),
          XDG_DATA_HOME: inProject('reports'),
          VERCEL_TELEMETRY_DISABLED: '1',
          NO_UPDATE_NOTIFIER: '1',
          // The copy uses the packages of this project.
          VERCEL_INSTALL_COMPLETED: '1',
        },
      },
    );
    return { status, log: `${stdout}${stderr}` };
  }

  test('deploys the finished site, whatever Vercel knows of the project from its dashboard', async () => {
    const { status, log } = vercelBuild();
    expect({ status, log }).toEqual({ status: 0, log });

    const files = await readFiles(inProject('out'));
    const policy = headersFor('/', String(files.get('/_headers')))['Content-Security-Policy']!;
    // Vercel adds facts of its own, such as the framework.
    expect(JSON.parse(readFileSync(inProject('.vercel/output/config.json'), 'utf8'))).toMatchObject(
      JSON.parse(vercelConfig(hostRules(files, BUILT_PAGES, policy, '/'))) as object,
    );
    for (const path of HIDDEN_FILES) files.delete(path);
    expect(sorted(await readFiles(inProject('.vercel/output/static')))).toEqual(sorted(files));
    expect(existsSync(inProject('.vercel/output/functions'))).toBe(false);
  });

  test('fails if the export cannot be finished, and has nothing to deploy', () => {
    // Only the build may write a file with this name.
    writeFileSync(inProject('public/sw.js'), '');
    const { status, log } = vercelBuild();
    expect(log).toContain('public/sw.js');
    expect(status).toBe(1);
    expect(existsSync(inProject('.vercel/output/static'))).toBe(false);
  });
});

/** The files in the order of their paths, with bytes that Jest compares quickly. */
function sorted(files: ReadonlyMap<string, Buffer>): (readonly [string, string])[] {
  return [...files]
    .map(([path, bytes]) => [path, bytes.toString('base64')] as const)
    .sort(([one], [other]) => one.localeCompare(other));
}

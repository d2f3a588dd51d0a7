import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { started } from './setup/open-page';

const ROOT = join(__dirname, '../..');

/** A copy of this project with settings of its own. */
let project: string;

beforeAll(() => {
  // Jest cannot import this module.
  const script = `import('./lib/tools/copy-project.mjs').then(({ copyProject }) =>
    process.stdout.write(copyProject(process.argv[1])))`;
  const copy = join(basename(started?.run ?? ''), 'build-all');
  const { stdout } = spawnSync(process.execPath, ['--eval', script, copy], { cwd: ROOT });
  project = stdout.toString();
});

const write = (file: string, ...lines: readonly string[]) =>
  writeFileSync(join(project, file), `${lines.join('\n')}\n`);
const read = (file: string) => readFileSync(join(project, file), 'utf8');

const COMMAND = ['lib/tools/build-all/build-all.mjs'];

/** Without settings of this machine, and without Jest's mode, which a build refuses. */
const ENVIRONMENT = { PATH: process.env['PATH'], NODE_ENV: 'production' } as const;

function buildAll() {
  const options = { cwd: project, encoding: 'utf8', env: ENVIRONMENT } as const;
  const { status, stdout, stderr } = spawnSync(process.execPath, COMMAND, options);
  return { status, stdout, stderr };
}

/** Starts the command, and kills it and its build when `meanwhile` has run. */
async function whileRunning(meanwhile: () => void) {
  const running = spawn(process.execPath, COMMAND, {
    cwd: project,
    env: ENVIRONMENT,
    detached: true,
  });
  try {
    await once(running.stdout, 'data');
    meanwhile();
  } finally {
    process.kill(-(running.pid as number), 'SIGKILL');
    await once(running, 'close');
  }
}

test('says that it is already running, and a killed run does not block the next one', async () => {
  write('.env.en-IN', 'NEXT_PUBLIC_COM_NAME=Acme');
  await whileRunning(() => {
    const { status, stderr } = buildAll();
    expect(stderr).toMatch(/^Another command is using .*build-all \(process \d+\)\. Wait until/);
    expect(status).toBe(1);
  });

  write('.env.en-IN', 'NEXT_PUBLIC_EMAIL=nobody');
  expect(buildAll().stderr).toContain('NEXT_PUBLIC_EMAIL was "nobody"');
});

test('builds the sites of a company, and keeps all of them if one build fails', () => {
  write(
    '.env.local',
    'NEXT_PUBLIC_EMAIL=care@acme.example',
    'NEXT_PUBLIC_OTHER_REGION_URL=en-ID=https://id.acme.example',
  );
  write('.env.en-IN', 'NEXT_PUBLIC_COM_NAME=Acme', 'NEXT_PUBLIC_HTTP_URL=https://en.acme.example');
  write('.env.hi-IN', 'NEXT_PUBLIC_COM_NAME=ऐक्मे', 'NEXT_PUBLIC_HTTP_URL=https://hi.acme.example');
  mkdirSync(join(project, 'variants/id-ID'), { recursive: true });

  const { status, stdout, stderr } = buildAll();

  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  for (const [locale, name, other] of [
    ['en-IN', 'Acme', 'hi'],
    ['hi-IN', 'ऐक्मे', 'en'],
  ] as const) {
    const page = read(`variants/${locale}/out/index.html`);
    expect(page).toContain(`<title>${name}</title>`);
    expect(page).toContain(
      `<link rel="alternate" hreflang="${other}-IN" href="https://${other}.acme.example"`,
    );
    expect(page).toContain('care@acme.example');
    expect(page).not.toContain('id.acme.example');
    expect(existsSync(join(project, `variants/${locale}/out.nginx.conf`))).toBe(true);
    expect(stdout).toMatch(
      new RegExp(`India, .*${name}.*https://${locale.slice(0, 2)}\\.acme.*kB.*variants/${locale}/`),
    );
    expect(stdout).toContain(`! ${locale}: The page still shows the example company`);
  }
  expect(stdout).toContain('! NEXT_PUBLIC_OTHER_REGION_URL was not used');
  expect(stdout).toContain('! variants/id-ID/ is of an earlier build');

  const before = read('variants/en-IN/out/index.html');
  write('.env.en-IN', 'NEXT_PUBLIC_COM_NAME=Acme Two');
  write('.env.hi-IN', 'NEXT_PUBLIC_COM_NAME=ऐक्मे', 'COM_NAME=Acme');
  const failed = buildAll();

  expect(failed.status).toBe(1);
  expect(failed.stderr).toContain('.env.hi-IN');
  expect(failed.stderr).toContain('NEXT_PUBLIC_COM_NAME');
  expect(read('variants/en-IN/out/index.html')).toBe(before);
});

test('the preview finds its packages in a folder above the project, where a workspace has them', () => {
  write('.env.local', 'NEXT_PUBLIC_EMAIL=nobody');
  const { stderr } = spawnSync(process.execPath, ['lib/tools/preview/preview.mjs'], {
    cwd: project,
    encoding: 'utf8',
    env: ENVIRONMENT,
  });

  expect(stderr).toContain('NEXT_PUBLIC_EMAIL was "nobody"');
});

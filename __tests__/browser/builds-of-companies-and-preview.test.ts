import { existsSync, lstatSync, mkdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { freePort } from './hosts/server-process';
import { BUILD, BUILD_ALL, PREVIEW, projectForCommands } from './setup/project-for-commands';
import { waitUntil } from './setup/wait-until';

// Each test builds whole sites with a command of its own, so `npm test` leaves them to the weekly
// workflow.
// A build takes minutes on a busy machine.
jest.setTimeout(400_000);

const { project, write, read, run, whileRunning } = projectForCommands('companies');

test('builds the sites of companies that have changed, and a company that fails keeps its old ones', () => {
  write('.env.local', 'NEXT_PUBLIC_EMAIL=care@acme.example');
  write('companies/anand/.env', 'NEXT_PUBLIC_COM_NAME=Anand');
  write('companies/anand/.env.id-ID', 'NEXT_PUBLIC_PHONE=112');
  write('companies/anand/public/proof.html', 'Anand');
  write('companies/kiran/.env', 'NEXT_PUBLIC_EMAIL=nobody', 'EMAIL=nobody');
  write('companies/kiran/.env.en-IN', 'NEXT_PUBLIC_COM_NAME=Kiran');
  write('companies/kiran/public/kiran.html', 'Kiran');
  for (const built of ['kiran/en-IN', 'sold/id-ID', 'en-IN'])
    write(`variants/${built}/out/a.html`, 'old');

  const first = run(BUILD_ALL, '--all');

  expect(first.status).toBe(1);
  expect(first.stderr).toMatch(
    /^ +EMAIL \(companies\/kiran\/\.env:2\) .*EMAIL \(companies\/kiran\/\.env:1\) was "nobody".*variants\/kiran\/ is unchanged\.\nFailed, and unchanged: variants\/kiran\/\n$/ms,
  );
  expect(read('variants/kiran/en-IN/out/a.html')).toBe('old\n');
  const anand = read('variants/anand/id-ID/out/index.html');
  expect(anand).toMatch(/<title>Anand<.*tel:112/s);
  expect(first.stdout).toContain(' or companies/anand/content/indonesia/privacyPolicy.en.md');
  // A company does not get the `.env.local` of the project.
  expect(anand).not.toContain('care@acme.example');
  expect(read('variants/anand/id-ID/out/proof.html')).toBe('Anand\n');
  expect(existsSync(join(project, 'variants/anand/id-ID/out/kiran.html'))).toBe(false);
  expect(existsSync(join(project, 'variants/sold'))).toBe(false);
  expect(existsSync(join(project, 'variants/en-IN/out'))).toBe(true);

  write('companies/anand/.env.en-ID', 'NEXT_PUBLIC_PHONE=113');
  const second = run(BUILD_ALL, 'anand');

  expect(second).toMatchObject({ status: 0, stderr: '' });
  expect(second.stdout).not.toContain('Building anand: Indonesia, Indonesian');
  expect(second.stdout).toContain('variants/anand/id-ID/ has not changed');
  expect(existsSync(join(project, 'variants/anand/en-ID/out/index.html'))).toBe(true);

  // Without a complaints officer and much more, no lender may start.
  const launch = run(BUILD, 'anand', '--launch');

  expect(launch.status).toBe(1);
  expect(launch.stderr).toMatch(/Missing before a launch.*\nvariants\/anand\/ is unchanged\./s);
  expect(read('variants/anand/id-ID/out/proof.html')).toBe('Anand\n');

  expect(run(PREVIEW, 'nobody')).toMatchObject({
    status: 1,
    stderr: 'companies/ has no folder "nobody". Its folders: anand, kiran.\n',
  });
});

test('builds the sites of one company, which link to each other, and keeps all of them if one build fails, also after a killed run', async () => {
  const { project, write, read, run, whileRunning } = projectForCommands('sites');
  write('.env.en-IN', 'NEXT_PUBLIC_COM_NAME=Acme');
  await whileRunning(BUILD_ALL, /Building/, () => undefined);

  write(
    '.env.local',
    'NEXT_PUBLIC_EMAIL=care@acme.example',
    'NEXT_PUBLIC_OTHER_REGION_URL=en-ID=https://id.acme.example',
  );
  write('.env.en-IN', 'NEXT_PUBLIC_COM_NAME=Acme', 'NEXT_PUBLIC_HTTP_URL=https://en.acme.example');
  // Windows programs begin a file with a byte order mark.
  write(
    '.env.hi-IN',
    '\ufeffNEXT_PUBLIC_HTTP_URL=https://hi.acme.example',
    'NEXT_PUBLIC_COM_NAME=ऐक्मे',
  );
  mkdirSync(join(project, 'reports/web/id-ID'), { recursive: true });
  symlinkSync('reports/web', join(project, 'variants'));

  const { status, stdout, stderr } = run(BUILD_ALL);

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
      new RegExp(`Company +${name}\n.*${locale.slice(0, 2)}\\.acme\\.example`),
    );
    expect(stdout).toMatch(new RegExp(`India, .*: variants/${locale}/`));
  }
  expect(stdout.match(/- registered office: NEXT_PUBLIC_ADDRESS /g)).toHaveLength(2);
  expect(stdout).toContain('! NEXT_PUBLIC_OTHER_REGION_URL was not used');
  expect(existsSync(join(project, 'reports/web/id-ID'))).toBe(false);
  expect(lstatSync(join(project, 'variants')).isSymbolicLink()).toBe(true);

  const before = read('variants/en-IN/out/index.html');
  write('.env.en-IN', 'NEXT_PUBLIC_COM_NAME=Acme Two');
  write('.env.hi-IN', 'NEXT_PUBLIC_COM_NAME=ऐक्मे', 'COM_NAME=Acme');
  const failed = run(BUILD_ALL);

  expect(failed.status).toBe(1);
  expect(failed.stderr).toContain('COM_NAME (.env.hi-IN:2) is not a setting');
  expect(read('variants/en-IN/out/index.html')).toBe(before);
});

test('npm start serves the sites of a company', async () => {
  await whileRunning('lib/tools/serve-out.ts anand', /On a phone/, async (output) => {
    const [, origin = ''] = /anand: .*Indonesian: (http:\/\/localhost:\d+)\//.exec(output()) ?? [];
    expect(await (await fetch(origin)).text()).toContain('<title>Anand</title>');
    expect(output()).toContain('"npm run build -- anand" builds');
  });
});

test('npm run dev shows a site of a company, and what somebody saves in its folder', async () => {
  write('companies/anand/content/indonesia/about.en.md', 'We lend to farmers.');
  const port = await freePort();
  const command = `lib/tools/develop-site.ts anand/id-ID --port ${port}`;
  await whileRunning(command, /Ready in/, async (output) => {
    const shows = async (text: string) => {
      const response = await fetch(`http://localhost:${port}/`).catch(() => undefined);
      return Boolean((await response?.text())?.includes(text));
    };
    await waitUntil('the page is there', () => shows('We lend to farmers.'));
    write('companies/anand/content/indonesia/about.en.md', 'We lend to nurses.');
    await waitUntil('the new text is there', () => shows('We lend to nurses.'));

    write('companies/anand/.env', 'NEXT_PUBLIC_EMAIL=nobody');
    await waitUntil('the setting is refused', async () =>
      /NEXT_PUBLIC_EMAIL \(companies\/anand\/\.env:1\) was "nobody"/.test(output()),
    );
    write('companies/anand/.env', 'NEXT_PUBLIC_COM_NAME=Anand Two');
    await waitUntil('the new name is there', () => shows('<title>Anand Two</title>'));
  });
});

test('the preview serves each site with its events in the terminal, and leaves out/ as it is', async () => {
  write('.env.en-IN', 'NEXT_PUBLIC_COM_NAME=Acme');
  await whileRunning(PREVIEW, /npm run preview -- --phone/, async (output) => {
    const [, origin = ''] = /India, English: (http:\/\/localhost:\d+)\//.exec(output()) ?? [];
    expect(await (await fetch(origin)).text()).toContain('<title>Acme</title>');
    await fetch(`${origin}/api/event`, { method: 'POST', body: 'pageview' });
    await waitUntil('the event is printed', async () =>
      output().includes('Received at /api/event: pageview'),
    );
  });

  expect(existsSync(join(project, 'out'))).toBe(false);
});

test('npm run build -- --launch writes the site, says what it lacks, and fails', () => {
  write('.env.local', 'NEXT_PUBLIC_REGION=1');
  const { status, stdout } = run(BUILD, '--launch');

  expect(status).toBe(1);
  expect(stdout).toMatch(/Missing before a launch, .*\n  - .*\nWith --launch, the build fails/s);
  expect(existsSync(join(project, 'out/index.html'))).toBe(true);
});

import { existsSync } from 'node:fs';
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

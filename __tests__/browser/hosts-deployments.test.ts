import { execFile } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { NEXT_COMMAND } from '@/lib/kit/commands/run-next';
import { isFinishedExport, readFiles, replaceFolder, type Files } from '@/lib/kit/files';
import { hostRules } from '@/lib/kit/hosts/host-rules';
import { headersFor } from '@/lib/kit/server/read-headers-file';
import { HEADERS_FILE } from '@/lib/kit/urls/paths';
import { BUILT_PAGES } from '@/lib/site/pages';
import { temporaryFolder } from '../temporary-folder';
import { request } from './hosts/http-client';
import type { RunningServer } from './hosts/server-process';
import { HOSTS } from './hosts/servers';
import { writeHostFiles } from './hosts/write-host-files';
import { saveData } from './setup/before-load';
import { copyOfProject } from './setup/copy-of-project';
import {
  hydrated,
  servedExport,
  setUpBrowser,
  violationsIn,
  type VisitOptions,
} from './setup/open-page';
import { EXAMPLE_SITE } from './setup/sites';
import { skipTypeCheck } from './setup/skip-type-check';
import { expectToast } from './setup/toasts';
import { fillIn, navigationLink, pressSend } from './setup/visitor-actions';
import { waitUntil, waitUntilStored } from './setup/wait-until';

// A build takes minutes on a busy machine.
jest.setTimeout(400_000);

const open = setUpBrowser();
const run = promisify(execFile);
const { name, variant } = EXAMPLE_SITE;
const { contact, navigation, page: pageMessages } = variant.messages;

/** The new version has another field in front of the others, and so other scripts. */
const NEW_FIELD = '<input name="Reference" aria-label="Reference" />';
const NEW_COLOUR = 'rgb(1, 94, 32)';

/** The fields of another form, which is in both versions. The new one has them in another order. */
const FIELDS = [
  '<input type="file" name="proof" aria-label="Proof">',
  '<label><input type="checkbox" name="call" checked>Call me</label>',
  '<label><input type="radio" name="time" value="am">Morning</label>',
  '<label><input type="radio" name="time" value="pm">Evening</label>',
  '<select name="city" aria-label="City"><option>Pune<option>Surat</select>',
];
const withForm = (files: Files, fields: readonly string[]) => {
  const home = String(files.get('/index.html'));
  const form = `<form name="survey">${fields.join('')}</form></body>`;
  return new Map(files).set('/index.html', Buffer.from(home.replace('</body>', form)));
};

/** The files of the version that visitors have open, and of the one that is deployed. */
let earlier: Files;
let later: Files;

/** The folder with `out/`. The servers read only the configuration of the earlier version. */
let folder: string;

beforeAll(async () => {
  const project = copyOfProject('deployment');
  skipTypeCheck(project);
  rmSync(join(project, 'content'), { recursive: true, force: true });
  const content = join(project, 'content', 'india');
  mkdirSync(content, { recursive: true });
  writeFileSync(join(content, 'fees.en.md'), '# Fees of this year\n\nNone.\n');
  const form = join(project, 'components/contact/contact-form.island.tsx');
  const parts = readFileSync(form, 'utf8').split(/(?=<ContactField )/);
  writeFileSync(form, parts.toSpliced(1, 0, NEW_FIELD).join(''));
  const others = Object.entries(process.env).filter(([key]) => !key.startsWith('NEXT_PUBLIC_'));
  const settings = {
    NEXT_PUBLIC_REGION: '1',
    NEXT_PUBLIC_BACKGROUND: NEW_COLOUR,
    NEXT_PUBLIC_BG_FONT_COLOR: 'white',
  };
  await run(process.execPath, [NEXT_COMMAND, 'build'], {
    cwd: project,
    env: { ...Object.fromEntries(others), ...settings, NODE_ENV: 'production' },
  });
  later = await readFiles(join(project, 'out'));

  folder = temporaryFolder();
  replaceFolder(join(folder, 'out'), await readFiles(servedExport(name).folder));
  const headers = headersFor('/', readFileSync(join(folder, 'out', HEADERS_FILE), 'utf8'));
  const files = await readFiles(join(folder, 'out'));
  const policy = headers['Content-Security-Policy']!;
  writeHostFiles(folder, hostRules(files, BUILT_PAGES, policy, '/'));
  earlier = await readFiles(join(folder, 'out'));
});

/** Replaces `out/`, as the end of a build does. */
const deploy = (files: Files) => replaceFolder(join(folder, 'out'), files);

test('the two versions differ in the styles and the scripts of the same page', () => {
  const hashed = ({ html = '' }) => html.match(/sha256-[\w+/=]+/g);
  const [before, after] = [earlier, later].map((files) => String(files.get('/index.html')));
  expect(hashed({ html: after })).not.toEqual(hashed({ html: before }));
  const scripts = [...earlier.keys()].filter((path) => path.startsWith('/_next/static/runtime'));
  expect(scripts.filter((path) => !later.has(path))).toEqual(scripts);
});

describe.each(
  HOSTS.filter((one) => /^(?:npm start|nginx|Apache)$/.test(one.name) && !one.isMissing),
)('between two versions on $name, which is not started again,', ({ start }) => {
  let server: RunningServer;
  beforeAll(async () => {
    deploy(earlier);
    server = await start(folder);
  });
  // Also a deployment of an earlier version.
  beforeEach(() => deploy(earlier));
  afterAll(() => server?.close());

  const visit = (path: string, options: VisitOptions = {}) =>
    open(name, { origin: server.origin, path, ...options });

  test('a visitor of the earlier page sends a message, with each text in its field', async () => {
    deploy(withForm(earlier, FIELDS));
    const { page, errors } = await visit('/#contact', { before: saveData });
    const send = page.getByRole('button', { name: contact.send });
    const colour = () => send.evaluate((button) => getComputedStyle(button).backgroundColor);
    await expect(colour()).resolves.not.toBe(NEW_COLOUR);
    const proof = { name: 'a.txt', mimeType: 'text/plain', buffer: Buffer.from('a') };
    await page.getByLabel('Proof').setInputFiles(proof);
    await page.getByLabel('Call me').uncheck();
    await page.getByLabel('Evening').check();
    await page.getByLabel('City').selectOption('Surat');
    // The first field that is used requests scripts that are gone.
    deploy(withForm(later, FIELDS.toReversed()));
    await fillIn(page, contact);

    await expectToast(page, contact.success, () => pressSend(page, contact));
    const value = (label: string) => page.getByLabel(label).inputValue();
    await expect(value('Reference')).resolves.toBe('');
    await expect(value(contact.name)).resolves.toBe('Asha');
    await expect(value(contact.email)).resolves.toBe('not an email at all');
    await expect(value(contact.message)).resolves.toBe('Please call me.');
    await expect(value('City')).resolves.toBe('Surat');
    await expect(page.getByLabel('Call me').isChecked()).resolves.toBe(false);
    await expect(page.getByLabel('Evening').isChecked()).resolves.toBe(true);
    await expect(colour()).resolves.toBe(NEW_COLOUR);
    expect(violationsIn(errors)).toEqual([]);
  });

  test('a new page answers, at its one address, with its styles', async () => {
    const before = await request(server.origin, '/fees');
    expect(before.status).toBe(404);
    deploy(later);

    for (const path of ['/fees', '/fees?utm_source=letter']) {
      const { status, body } = await request(server.origin, path);
      expect([status, body.equals(later.get('/fees.html')!)]).toEqual([200, true]);
    }
    const { status, headers } = await request(server.origin, '/fees/?utm_source=letter');
    expect([status, headers.location]).toEqual([301, '/fees?utm_source=letter']);
    const { page, errors } = await visit('/fees');
    await page.getByRole('heading', { level: 1, name: 'Fees of this year' }).waitFor();
    expect(errors).toEqual([]);
  });

  test('a new visitor sees and uses the later site', async () => {
    deploy(later);
    const { page, errors } = await visit('/');
    await hydrated(page);
    await navigationLink(page, navigation.contact).click();
    await expectToast(page, contact.incomplete, () => pressSend(page, contact));
    expect(errors).toEqual([]);
  });

  test('the worker shows the earlier page on a slow network, and says so when the later one has arrived', async () => {
    const { page, errors } = await visit('/', { serviceWorkers: 'allow' });
    await waitUntilStored(page);
    deploy(later);
    let release = () => {};
    const released = new Promise<void>((resolve) => (release = resolve));
    await page.context().route('**/', async (route) => {
      await released;
      await route.continue();
    });
    await page.reload({ waitUntil: 'commit' });
    await page.getByRole('heading', { level: 1 }).first().waitFor();
    const field = page.locator('[name=Reference]');
    const notice = page.getByRole('button', { name: pageMessages.outdated });
    await expect(Promise.all([field.count(), notice.count()])).resolves.toEqual([0, 0]);
    release();
    await notice.click();

    await field.waitFor({ state: 'attached' });
    await expect(notice.count()).resolves.toBe(0);
    expect(violationsIn(errors)).toEqual([]);
  });

  test('the worker stores a bounded number of the files of all versions, the newest ones', async () => {
    const names = Array.from({ length: 150 }, (_, version) => `/pictures/a.${version}.avif`);
    deploy(new Map([...earlier, ...names.map((name) => [name, Buffer.from(name)] as const)]));
    const { page } = await visit('/', { serviceWorkers: 'allow' });
    await waitUntilStored(page);
    await page.evaluate(async (paths) => {
      for (const path of paths) await (await fetch(path)).text();
    }, names);
    const stored = () =>
      page.evaluate(async () => {
        const [name = ''] = await caches.keys();
        const requests = await (await caches.open(name)).keys();
        return requests.map(({ url }) => new URL(url).pathname);
      });

    await waitUntil('the worker has stored the last file and deleted the first', async () => {
      const paths = await stored();
      return paths.includes(names.at(-1)!) && paths.length < names.length;
    });
    expect(await stored()).toContain('/');
  });

  test('a build that cannot write its files leaves the earlier site, and the next one is read', async () => {
    const umask = process.umask();
    // A file in the place of a folder.
    expect(() => deploy(new Map([['/pictures', Buffer.from('')], ...later]))).toThrow(/^E/);
    expect([process.umask(), isFinishedExport(join(folder, 'out.unfinished'))]).toEqual([
      umask,
      false,
    ]);
    const home = async () => (await request(server.origin, '/')).body;
    expect((await home()).equals(earlier.get('/index.html')!)).toBe(true);

    deploy(later);
    expect((await home()).equals(later.get('/index.html')!)).toBe(true);
  });

  test.each(['a folder', 'a mount point, which cannot be renamed'])(
    'no answer is half of one while a build replaces %s',
    async (kind) => {
      const out = join(folder, 'out');
      const source = temporaryFolder();
      replaceFolder(join(source, 'out'), later);
      const script = `
          import fs from 'node:fs';
          import { importTypeScript } from ${JSON.stringify(resolve('lib/kit/commands/import-typescript.mjs'))};
          const { readFiles, replaceFolder } = await importTypeScript('lib/kit/files/index.ts');
          const [out, source, kind] = process.argv.slice(1);
          const { renameSync } = fs;
          fs.renameSync = (from, to) => {
            if (kind.includes('mount') && from === out) throw new Error('EBUSY');
            renameSync(from, to);
          };
          replaceFolder(out, await readFiles(source));`;
      let isDone = false;
      const deployed = run(process.execPath, [
        '--input-type=module',
        '--eval',
        script,
        out,
        join(source, 'out'),
        kind,
      ]).finally(() => (isDone = true));
      const half: string[] = [];
      const ask = async (path: string, file: string) => {
        while (!isDone) {
          const { status, body } = await request(server.origin, path);
          const isWhole = [earlier, later].some((files) => files.get(file)?.equals(body));
          // A moment without the site is an outage, in which the worker shows its page.
          if (status === 200 ? !isWhole : ![403, 404, 503].includes(status))
            half.push(`${path} ${status} ${body.length}`);
        }
      };
      await Promise.all([
        ask('/', '/index.html'),
        ask('/terms', '/terms.html'),
        ask('/site-config.js', '/site-config.js'),
        deployed,
      ]);
      expect(half).toEqual([]);
      const { body } = await request(server.origin, '/');
      expect(body.equals(later.get('/index.html')!)).toBe(true);
    },
  );
});

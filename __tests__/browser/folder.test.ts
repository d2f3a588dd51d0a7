import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import sirv from 'sirv';
import { languages } from '@/lib/region/languages';
import { temporaryFolder } from '../temporary-folder';
import { serve, type RunningServer } from './hosts/server-process';
import { hydrated, servedExport, setUpBrowser } from './setup/open-page';
import { expectToast } from './setup/toasts';
import { navigationLink, pressSend } from './setup/visitor-actions';
import { waitUntilStored } from './setup/wait-until';

const open = setUpBrowser();
const { contact, navigation } = languages.en.messages.interface;

let folder: string;
let server: RunningServer;

/** Indonesia at the root, and India in the folder that its URL names. */
beforeEach(async () => {
  folder = temporaryFolder();
  cpSync(servedExport('indonesia').folder, folder, { recursive: true });
  cpSync(servedExport('india-with-own-pages').folder, join(folder, 'a/b'), { recursive: true });
  // With clean URLs, and with the nearest 404 page as Cloudflare does.
  const serveFile = sirv(folder, { dev: true, extensions: ['html'] });
  server = await serve((request, response) =>
    serveFile(request, response, () => {
      const nearest = request.url?.startsWith('/a/b/') ? 'a/b/404.html' : '404.html';
      response.writeHead(404, { 'content-type': 'text/html; charset=utf-8' });
      response.end(readFileSync(join(folder, nearest)));
    }),
  );
});
afterEach(() => server.close());

/** Uses the page, and expects that it shows everything. */
async function use(page: Page): Promise<void> {
  await hydrated(page);
  await navigationLink(page, navigation.contact).click();
  await expectToast(page, contact.incomplete, () => pressSend(page, contact));
  const show = (pictures: HTMLImageElement[]) =>
    Promise.all(
      pictures.map((picture) => Object.assign(picture, { loading: 'eager' }).decode()),
    ).then(({ length }) => length);
  await expect(page.locator('img').evaluateAll(show)).resolves.toBeGreaterThan(3);
  await page.waitForFunction(() => [...document.fonts].some(({ status }) => status === 'loaded'));
}

const rename = (site: string, name: string) =>
  writeFileSync(
    join(folder, site, 'site-config.js'),
    `window.siteConfig = { comName: '${name}' };`,
  );

test('a site works in every folder without a setting, and requests nothing outside', async () => {
  cpSync(servedExport('india').folder, join(folder, 'c'), { recursive: true });
  rename('c', 'Folder Finance');
  const { page, errors, requests } = await open('india', { origin: server.origin, path: '/c/' });

  await use(page);
  await page.getByRole('banner').getByText('Folder Finance').waitFor();
  expect(requests.filter((url) => !url.startsWith(`${server.origin}/c/`))).toEqual([]);
  expect(errors).toEqual([]);
});

test('the 404 page of a site with a folder in its URL shows its picture at any depth, and leads home', async () => {
  rename('a/b', 'Folder Finance');
  const { page, requests } = await open('india-with-own-pages', {
    origin: server.origin,
    path: '/a/b/no/such/page',
  });

  await page.getByRole('banner').getByText('Folder Finance').waitFor();
  await page
    .getByRole('main')
    .locator('img')
    .evaluate((picture: HTMLImageElement) => picture.decode());
  expect(requests.filter((url) => !url.startsWith(`${server.origin}/a/b/`))).toEqual([]);
  await page.getByRole('main').getByRole('link').click();
  await page.waitForURL(`${server.origin}/a/b/`);
});

test('two sites of one origin share no company, no worker and no cache', async () => {
  rename('', 'Root Finance');
  rename('a/b', 'Folder Finance');
  const { page } = await open('indonesia', { origin: server.origin, serviceWorkers: 'allow' });
  await waitUntilStored(page);
  const sites = [
    { path: '/', name: 'Root Finance', locale: 'en-ID' },
    { path: '/a/b/', name: 'Folder Finance', locale: 'hi-IN' },
  ];
  const visit = async ({ path, name, locale }: (typeof sites)[number]) => {
    await page.goto(`${server.origin}${path}`);
    await page.getByRole('banner').getByText(name).waitFor();
    await page.locator(`html[lang=${locale}]`).waitFor();
  };
  for (const site of sites) {
    await visit(site);
    await hydrated(page);
    await waitUntilStored(page);
  }
  const scopes = () =>
    page.evaluate(async () =>
      (await navigator.serviceWorker.getRegistrations()).map(
        ({ scope }) => new URL(scope).pathname,
      ),
    );
  expect((await scopes()).sort()).toEqual(['/', '/a/b/']);

  await server.close();
  for (const site of sites) await visit(site);
});

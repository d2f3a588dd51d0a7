import type { WorkerEvent } from '@/lib/kit/service-worker/worker-scope';
import { caches, cacheStorage, storage } from '../../setup/cache-storage';

const ORIGIN = 'https://site.example';
const PAGE = { mode: 'navigate' } as const;
const MANIFEST = '<link href="/icons-and-manifest/manifest.0123abcd.webmanifest">';
const HTML = { 'content-type': 'text/html; charset=utf-8', vary: 'Accept' };

const network = jest.fn<Promise<Response>, [string | { url: string }, RequestInit?]>();
const claim = jest.fn(async () => undefined);
/** The page that a navigation opens, and what the worker tells it. */
const told = jest.fn();
const PAGE_SOURCE = { id: 'page', url: `${ORIGIN}/`, postMessage: told };
/** The listeners of the worker, and what it asks the browser to wait for. */
const listeners = new Map<string, (event: unknown) => void>();
const done: Promise<unknown>[] = [];
const waitUntil = (promise: Promise<unknown>) => void done.push(promise);
const settled = () => Promise.all(done.splice(0));

/** Starts the worker of the site in a folder. */
async function start(folder = ''): Promise<void> {
  caches.clear();
  storage.isFull = false;
  network.mockReset().mockImplementation(async () => new Response('network'));
  claim.mockClear();
  told.mockClear();
  Object.assign(globalThis, {
    self: {
      addEventListener: (type: string, listener: (event: unknown) => void) =>
        listeners.set(type, listener),
      clients: { claim },
    },
    caches: cacheStorage,
    fetch: network,
    location: new URL(`${folder}/sw.js`, ORIGIN),
    UNHASHED_FILES: ['/site-config.js'],
    OUTDATED_NOTICE: 'There is a newer page',
    PAGES: {
      '': true,
      '/repay': true,
      '/privacypolicy': false,
      '/legal/terms': false,
      '/help': false,
    },
  });
  jest.resetModules();
  await import('@/lib/kit/service-worker/worker');
}

beforeEach(() => start());
afterEach(() => jest.useRealTimers());

/** Sends an event to the worker, and waits as long as the worker asks the browser to. */
async function send(type: string, event: object = {}): Promise<void> {
  listeners.get(type)?.({ waitUntil, ...event });
  await settled();
}

/** Requests a file from the worker; undefined if the worker leaves it to the browser. */
function request(path: string, more: Partial<WorkerEvent['request']> = {}) {
  let response: Promise<Response> | undefined;
  listeners.get('fetch')?.({
    waitUntil,
    resultingClientId: 'page',
    respondWith: (answer: Promise<Response>) => (response = answer),
    request: { url: new URL(path, ORIGIN).href, method: 'GET', mode: 'no-cors', ...more },
  });
  return response;
}

/** The URLs of everything that is stored, without the origin. */
const stored = () =>
  [...caches.values()].flatMap((files) => [...files.keys()].map((url) => url.replace(ORIGIN, '')));

/** A page of this site, or of a version of it. */
const pageWith = (text: string) => new Response(MANIFEST + text, { headers: HTML });
const textFile = (text: string) => new Response(text);

const offline = () => Promise.reject(new TypeError('Failed to fetch'));

/** The text that a visitor gets, without the markup of `pageWith`. */
const textOf = async (path: string, more = {}) =>
  (await (await request(path, more))?.text())?.replace(/<.*>/, '');

/** The text that a visitor gets if the network answers like this, after the worker has stored it. */
async function get(path: string, answer: Response, more = {}): Promise<string | undefined> {
  network.mockResolvedValueOnce(answer);
  const text = await textOf(path, more);
  await settled();
  return text;
}

const open = (response: Response) => get('/', response, PAGE);

test.each([
  ['a page', '/', '/?utm_source=letter', pageWith, PAGE],
  ['/site-config.js', '/site-config.js', '/site-config.js', textFile, {}],
])(
  '%s comes from the network, and without one the newest comes from the cache',
  async (_, path, reopened, response, more) => {
    await expect(get(path, response('old'), more)).resolves.toBe('old');
    await expect(get(path, response('new'), more)).resolves.toBe('new');
    network.mockImplementation(offline);

    await expect(textOf(reopened, more)).resolves.toBe('new');
  },
);

test('a page comes from the cache after 3 s if the network hangs, and the late response is stored; one that is not stored waits', async () => {
  await open(pageWith('stored'));
  jest.useFakeTimers();
  let answer: (response: Response) => void = () => {};
  const hang = async () => new Promise<Response>((resolve) => (answer = resolve));
  network.mockImplementation(hang);
  let shown: string | undefined;
  const opened = textOf('/', PAGE).then((text) => (shown = text));

  await jest.advanceTimersByTimeAsync(2999);
  expect(shown).toBeUndefined();
  await jest.advanceTimersByTimeAsync(1);
  await opened;
  expect(shown).toBe('stored');

  answer(pageWith('late'));
  await settled();
  // The page is older than what the network has. It is told once it says that it listens.
  expect(told).not.toHaveBeenCalled();
  for (const data of [[], []]) await send('message', { source: PAGE_SOURCE, data });
  expect(told.mock.calls).toEqual([['There is a newer page']]);
  const waiting = textOf('/repay', PAGE);
  await jest.advanceTimersByTimeAsync(10_000);
  answer(pageWith('slow'));
  await expect(waiting).resolves.toBe('slow');
  network.mockImplementation(offline);
  await expect(textOf('/', PAGE)).resolves.toBe('late');
});

test.each([
  ['a 404 page', () => new Response(MANIFEST, { status: 404, headers: HTML })],
  ['a server error', () => new Response('', { status: 503, headers: HTML })],
  ['the page of a captive portal', () => new Response('Sign in', { headers: HTML })],
  ['a redirect', () => Object.defineProperty(pageWith('x'), 'redirected', { value: true })],
  ['a download', () => new Response(MANIFEST)],
])('%s is shown if no page is stored, and is not stored itself', async (_, response) => {
  const sent = response();
  network.mockResolvedValueOnce(sent);

  await expect(request('/', PAGE)).resolves.toBe(sent);
  await settled();
  expect(stored()).toEqual([]);
});

test.each([
  ...[404, 500, 502, 503, 504].map((status) => [status, 'an outage', 'stored'] as const),
  ...[401, 403, 429, 511].map((status) => [status, 'a decision', 'answer'] as const),
  [200, 'the page of another site', 'answer'] as const,
])('an answer with status %i is %s, so the visitor sees the text "%s"', async (status, _, seen) => {
  await open(pageWith('stored'));

  await expect(open(new Response('answer', { status }))).resolves.toBe(seen);
  // It has not replaced the stored page.
  network.mockImplementationOnce(offline);
  await expect(textOf('/', PAGE)).resolves.toBe('stored');
});

test('a response with status 410 is shown and removes the stored page (PRODUCT rule 28)', async () => {
  await open(pageWith('stored'));
  await expect(open(new Response('gone', { status: 410 }))).resolves.toBe('gone');
  expect(stored()).toEqual([]);
});

// Hosts serve a page at several URLs, or redirect from one to another.
test.each([
  ['/privacyPolicy', '/privacyPolicy.html'],
  ['/privacyPolicy.html', '/privacyPolicy'],
  // Netlify redirects to small letters.
  ['/privacypolicy', '/privacyPolicy'],
  ['/legal/terms', '/legal/terms.html?from=letter'],
  ['/help/', '/help/index.html'],
  ['/help/index.html', '/help'],
  ['/repay.html', '/repay'],
  ['/', '/index.html'],
])('a page that was opened at %s opens at %s without a network', async (opened, reopened) => {
  const isBuilt = ['/', '/repay.html'].includes(opened);
  await get(opened, isBuilt ? pageWith('own') : new Response('own', { headers: HTML }), PAGE);
  network.mockImplementation(offline);

  await expect(textOf(reopened, PAGE)).resolves.toBe('own');
});

describe('a file with a hash in its name', () => {
  test.each(['/_next/static/chunks/a.js', '/pictures/a.avif', '/fonts/a.woff2'])(
    'is requested once: %s',
    async (path) => {
      // Some hosts know no type for some files.
      await get(path, new Response(new Blob(['network'])));

      await expect(textOf(path)).resolves.toBe('network');
      expect(network).toHaveBeenCalledTimes(1);
    },
  );

  test('is not stored if HTML came in its place', async () => {
    await get('/pictures/a.avif', new Response('Sign in', { headers: HTML }));

    await expect(get('/pictures/a.avif', new Response('picture'))).resolves.toBe('picture');
  });

  test('is shown if the cache is full', async () => {
    storage.isFull = true;

    await expect(get('/pictures/a.avif', new Response('network'))).resolves.toBe('network');
  });
});

test.each([
  ['a file of another origin', 'https://elsewhere.example/pictures/a.avif', {}],
  ['a file without a hash in its name', '/robots.txt', {}],
  ['a download', '/statement.pdf', PAGE],
  ['a page of other software', '/blog/', PAGE],
  ['what a page sends', '/', { mode: 'navigate', method: 'POST' } as const],
])('the worker leaves %s to the browser', (_, url, more) => {
  expect(request(url, more)).toBeUndefined();
});

test('what a page has loaded before the worker was there is stored once, from the HTTP cache of the browser, as far as it can be loaded', async () => {
  const message = {
    source: { url: 'https://site.example/?utm_source=letter#about' },
    data: [
      'https://site.example/pictures/a.avif',
      'https://site.example/site-config.js',
      'https://site.example/robots.txt',
      'https://elsewhere.example/pictures/b.avif',
    ],
  };
  network.mockImplementationOnce(offline);
  await send('message', message);
  expect(stored().sort()).toEqual(['/pictures/a.avif', '/site-config.js']);

  network.mockImplementation(async () => pageWith(''));
  await send('message', message);
  await send('message', message);
  expect(stored().sort()).toEqual(['/', '/pictures/a.avif', '/site-config.js']);
  expect(network.mock.calls.map(([, options]) => options)).toEqual(
    Array(4).fill({ cache: 'force-cache' }),
  );
});

test('a worker in a folder stores what is in this folder, and leaves other folders to the browser', async () => {
  await start('/id');
  const files = ['site-config.js', 'pictures/a.avif'];
  await get('/id/', pageWith(''), PAGE);
  // Only a page of the company may lack the manifest.
  for (const page of ['/id/help', '/id/repay'])
    await get(page, new Response('', { headers: HTML }), PAGE);
  for (const file of files) await get(`/id/${file}`, new Response('file'));

  expect(stored()).toEqual(['/id', '/id/help', '/id/site-config.js', '/id/pictures/a.avif']);
  for (const folder of ['/', '/id/other/'])
    for (const file of files) expect(request(folder + file)).toBeUndefined();
  expect(request('/id/other/', PAGE)).toBeUndefined();
});

test.each([
  ['', ['pages-2', 'pages-1'], ['pages-3', 'pages-2/id', 'app-pages-2']],
  ['/id', ['pages-2/id'], ['pages-3', 'pages-3/id']],
])(
  'a new version of the worker in the folder "%s" deletes the caches of older ones, and no others',
  async (folder, old, others) => {
    await start(folder);
    for (const name of [...old, ...others]) await cacheStorage.open(name);
    await send('activate');

    await expect(cacheStorage.keys()).resolves.toEqual(others);
    expect(claim).toHaveBeenCalledTimes(1);
  },
);

test('what a page sends does not pass through the worker, where the browser can do that', async () => {
  const addRoutes = jest.fn();
  await send('install', { addRoutes });
  await send('install');

  expect(addRoutes.mock.calls).toEqual([
    [{ condition: { requestMethod: 'POST' }, source: 'network' }],
  ]);
});

test('the files of earlier deployments are deleted, oldest first; pages and what they name are kept', async () => {
  await open(pageWith('<img src="pictures/a.2.avif">'));
  const paths = Array.from({ length: 125 }, (_, index) => `/pictures/a.${index}.avif`);
  for (const path of paths) await get(path, new Response('file'));

  expect(stored()).toEqual(['/', paths[2], ...paths.slice(6)]);
});

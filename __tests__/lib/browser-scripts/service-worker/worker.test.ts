import { setUpWorkerScope } from './worker-environment';

const PAGE = { mode: 'navigate' } as const;

let worker: ReturnType<typeof setUpWorkerScope>;

beforeEach(async () => {
  worker = setUpWorkerScope();
  jest.resetModules();
  await import('@/lib/browser-scripts/service-worker/worker');
});

afterEach(() => jest.useRealTimers());

const HTML = { 'content-type': 'text/html; charset=utf-8', vary: 'Accept' };

/** A page of this site, or of a version of it. */
const pageWith = (text: string) =>
  new Response(`<link href="/manifest.webmanifest">${text}`, { headers: HTML });

const offline = () => Promise.reject(new TypeError('Failed to fetch'));

/** The text that a visitor gets, without the markup of `pageWith`. */
const textOf = async (path: string, request = {}) =>
  (await (await worker.request(path, request))?.text())?.replace(/<.*>/, '');

/** The text that a visitor gets if the network answers like this, after the worker has stored it. */
async function get(path: string, answer: Response, request = {}): Promise<string | undefined> {
  worker.fetch.mockResolvedValueOnce(answer);
  const text = await textOf(path, request);
  await worker.settled();
  return text;
}

const open = (answer: Response) => get('/', answer, PAGE);

describe('a page', () => {
  test('comes from the network, and without one the newest comes from the storage', async () => {
    await expect(open(pageWith('old'))).resolves.toBe('old');
    await expect(open(pageWith('new'))).resolves.toBe('new');
    worker.fetch.mockImplementation(offline);

    await expect(textOf('/?utm_source=letter', PAGE)).resolves.toBe('new');
  });

  test('comes from the storage after 3 s if the network hangs, and the late response is stored', async () => {
    await open(pageWith('stored'));
    jest.useFakeTimers();
    let answer: (response: Response) => void = () => {};
    worker.fetch.mockReturnValueOnce(new Promise((resolve) => (answer = resolve)));
    let shown: string | undefined;
    const opened = textOf('/', PAGE).then((text) => (shown = text));

    await jest.advanceTimersByTimeAsync(2999);
    expect(shown).toBeUndefined();
    await jest.advanceTimersByTimeAsync(1);
    await opened;
    expect(shown).toBe('stored');

    answer(pageWith('late'));
    await worker.settled();
    worker.fetch.mockImplementation(offline);
    await expect(textOf('/', PAGE)).resolves.toBe('late');
  });

  test('that is not stored waits for a slow network', async () => {
    jest.useFakeTimers();
    worker.fetch.mockImplementation(
      () => new Promise((resolve) => setTimeout(() => resolve(pageWith('slow')), 10_000)),
    );
    const opened = textOf('/', PAGE);
    await jest.advanceTimersByTimeAsync(10_000);

    await expect(opened).resolves.toBe('slow');
  });

  test('that was never opened is an error without a network', async () => {
    worker.fetch.mockImplementation(offline);

    await expect(worker.request('/repay', PAGE)).rejects.toThrow('Failed to fetch');
  });
});

test.each([
  ['a 404 page', () => new Response('not found', { status: 404, headers: HTML })],
  ['a server error', () => new Response('', { status: 503, headers: HTML })],
  ['the page of a network that asks to sign in', () => new Response('Sign in', { headers: HTML })],
  ['a redirect', () => Object.defineProperty(pageWith('x'), 'redirected', { value: true })],
  ['a download', () => new Response('/manifest.webmanifest')],
])('%s is shown if no page is stored, and is not stored itself', async (_, response) => {
  const sent = response();
  worker.fetch.mockResolvedValueOnce(sent);

  await expect(worker.request('/', PAGE)).resolves.toBe(sent);
  await worker.settled();
  expect(worker.caches.stored()).toEqual([]);
});

test.each([
  ...[404, 500, 502, 503, 504].map((status) => [status, 'an outage', 'stored'] as const),
  ...[401, 403, 410, 429, 511].map((status) => [status, 'a decision', 'answer'] as const),
  [200, 'the page of another site', 'answer'] as const,
])('an answer with status %i is %s, so the visitor sees the text "%s"', async (status, _, seen) => {
  await open(pageWith('stored'));

  await expect(open(new Response('answer', { status }))).resolves.toBe(seen);
  // It has not replaced the stored page.
  worker.fetch.mockImplementationOnce(offline);
  await expect(textOf('/', PAGE)).resolves.toBe('stored');
});

// Hosts serve a page at several addresses, or redirect from one to another.
test.each([
  ['/privacyPolicy', '/privacyPolicy.html'],
  ['/privacyPolicy.html', '/privacyPolicy'],
  ['/legal/terms', '/legal/terms.html?from=letter'],
  ['/help/', '/help/index.html'],
  ['/help/index.html', '/help'],
  ['/repay.html', '/repay'],
  ['/', '/index.html'],
])('a page that was opened at %s opens at %s without a network', async (opened, reopened) => {
  const isBuilt = ['/', '/repay.html'].includes(opened);
  await get(opened, isBuilt ? pageWith('own') : new Response('own', { headers: HTML }), PAGE);
  worker.fetch.mockImplementation(offline);

  await expect(textOf(reopened, PAGE)).resolves.toBe('own');
});

test('the body of a download in place of a page is not read', async () => {
  const response = new Response('PK', { headers: { 'content-type': 'application/zip' } });
  const clone = jest.spyOn(response, 'clone');
  await get('/repay', response, PAGE);

  expect(clone).not.toHaveBeenCalled();
});

describe('a file with a hash in its name', () => {
  test.each(['/_next/static/chunks/a.js', '/art/a.avif', '/fonts/a.woff2'])(
    'is requested once: %s',
    async (path) => {
      // Some hosts know no type for some files.
      await get(path, new Response(new Blob(['network'])));

      await expect(textOf(path)).resolves.toBe('network');
      expect(worker.fetch).toHaveBeenCalledTimes(1);
    },
  );

  test('is not stored if HTML came in its place', async () => {
    await get('/art/a.avif', new Response('Sign in', { headers: HTML }));

    await expect(get('/art/a.avif', new Response('picture'))).resolves.toBe('picture');
  });

  test('is shown if the storage is full', async () => {
    worker.caches.full = true;

    await expect(get('/art/a.avif', new Response('network'))).resolves.toBe('network');
  });
});

test('/site-config.js comes from the network, and from the storage without one', async () => {
  for (const text of ['old', 'new']) await get('/site-config.js', new Response(text));
  worker.fetch.mockImplementation(offline);

  await expect(textOf('/site-config.js')).resolves.toBe('new');
});

test.each([
  ['a file of another origin', 'https://elsewhere.example/art/a.avif', {}],
  ['a file without a hash in its name', '/robots.txt', {}],
  ['a download', '/statement.pdf', PAGE],
  ['a page of other software', '/blog/', PAGE],
  ['what a page sends', '/', { mode: 'navigate', method: 'POST' } as const],
])('the worker leaves %s to the browser', (_, url, request) => {
  expect(worker.request(url, request)).toBeUndefined();
});

describe('what a page has loaded before the worker was there', () => {
  const message = {
    source: { url: 'https://site.example/?utm_source=letter#about' },
    data: [
      'https://site.example/art/a.avif',
      'https://site.example/site-config.js',
      'https://site.example/robots.txt',
      'https://elsewhere.example/art/b.avif',
    ],
  };

  test('is stored from the HTTP cache of the browser, with the page itself, once', async () => {
    worker.fetch.mockImplementation(async (request) =>
      /\.(?:avif|js)$/.test(request as string) ? new Response('file') : pageWith(''),
    );
    await worker.send('message', message);
    await worker.send('message', message);

    expect(worker.caches.stored().sort()).toEqual(['/', '/art/a.avif', '/site-config.js']);
    expect(worker.fetch.mock.calls.map(([, options]) => options)).toEqual(
      Array(3).fill({ cache: 'force-cache' }),
    );
  });

  test('is stored as far as it can be loaded', async () => {
    worker.fetch.mockImplementationOnce(offline);
    await worker.send('message', message);

    expect(worker.caches.stored().sort()).toEqual(['/art/a.avif', '/site-config.js']);
  });
});

describe('a worker in a folder,', () => {
  beforeEach(async () => {
    worker = setUpWorkerScope('/id/sw.js');
    jest.resetModules();
    await import('@/lib/browser-scripts/service-worker/worker');
  });

  test('stores the pages and files of this folder, and leaves those of other folders to the browser', async () => {
    const files = ['site-config.js', 'art/a.avif'];
    for (const page of ['/id/', '/id/repay']) await get(page, pageWith(''), PAGE);
    for (const file of files) await get(`/id/${file}`, new Response('file'));

    const stored = ['/id', '/id/repay', '/id/site-config.js', '/id/art/a.avif'];
    expect(worker.caches.stored()).toEqual(stored);
    for (const folder of ['/', '/id/other/'])
      for (const file of files) expect(worker.request(folder + file)).toBeUndefined();
    expect(worker.request('/id/other/', PAGE)).toBeUndefined();
  });

  test('finds and deletes nothing in the caches of the root', async () => {
    for (const name of ['pages-3', 'pages-2/id']) {
      const cache = await worker.caches.open(name);
      await cache.put('https://site.example/id', new Response('of the root'));
    }
    await worker.send('activate');
    await expect(worker.caches.keys()).resolves.toEqual(['pages-3']);
    worker.fetch.mockImplementation(offline);

    await expect(worker.request('/id/', PAGE)).rejects.toThrow('Failed to fetch');
  });
});

test('a new version of the worker deletes the caches of older ones, and no others', async () => {
  const old = ['pages-2', 'assets-2'];
  for (const name of [...old, 'pages-3', 'pages-2/id', 'another-app-pages'])
    await worker.caches.open(name);

  await worker.send('activate');

  await expect(worker.caches.keys()).resolves.toEqual([
    'pages-3',
    'pages-2/id',
    'another-app-pages',
  ]);
  expect(worker.claim).toHaveBeenCalledTimes(1);
});

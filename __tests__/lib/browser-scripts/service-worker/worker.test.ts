import { setUpWorkerScope } from './worker-environment';

const PAGE = { mode: 'navigate' } as const;

async function startWorker() {
  const environment = setUpWorkerScope();
  jest.resetModules();
  await import('@/lib/browser-scripts/service-worker/worker');
  return environment;
}

/** A page of this site, or of a version of it. */
const pageWith = (text: string) =>
  new Response(`<link href="/manifest.webmanifest">${text}`, { headers: { vary: 'Accept' } });

const offline = () => Promise.reject(new TypeError('Failed to fetch'));
/** The text of a response, without the markup of `pageWith`. */
const textOf = async (response: Promise<Response> | undefined) =>
  (await (await response)?.text())?.replace(/<.*>/, '');

afterEach(() => jest.useRealTimers());

describe('a page', () => {
  test('comes from the network, and from the storage without one', async () => {
    const { request, fetch, settled } = await startWorker();
    fetch.mockResolvedValueOnce(pageWith('first'));
    await expect(textOf(request('/', PAGE))).resolves.toBe('first');
    await settled();
    fetch.mockImplementation(offline);

    await expect(textOf(request('/?utm_source=letter', PAGE))).resolves.toBe('first');
  });

  test('that is newer on the server replaces the stored one', async () => {
    const { request, fetch, settled } = await startWorker();
    for (const text of ['old', 'new']) {
      fetch.mockResolvedValueOnce(pageWith(text));
      await expect(textOf(request('/', PAGE))).resolves.toBe(text);
      await settled();
    }
    fetch.mockImplementation(offline);

    await expect(textOf(request('/', PAGE))).resolves.toBe('new');
  });

  test('comes from the storage after 3 s if the network hangs, and the late response is stored', async () => {
    const { request, fetch, settled } = await startWorker();
    fetch.mockResolvedValueOnce(pageWith('stored'));
    await request('/', PAGE);
    await settled();
    jest.useFakeTimers();
    let answer: (response: Response) => void = () => {};
    fetch.mockReturnValueOnce(new Promise((resolve) => (answer = resolve)));
    let shown: string | undefined;
    const opened = textOf(request('/', PAGE)).then((text) => (shown = text));

    await jest.advanceTimersByTimeAsync(2999);
    expect(shown).toBeUndefined();
    await jest.advanceTimersByTimeAsync(1);
    await opened;
    expect(shown).toBe('stored');

    answer(pageWith('late'));
    await settled();
    fetch.mockImplementation(offline);
    await expect(textOf(request('/', PAGE))).resolves.toBe('late');
  });

  test('that is not stored waits for a slow network', async () => {
    const { request, fetch } = await startWorker();
    jest.useFakeTimers();
    fetch.mockImplementation(
      () => new Promise((resolve) => setTimeout(() => resolve(pageWith('slow')), 10_000)),
    );
    const opened = textOf(request('/', PAGE));

    await jest.advanceTimersByTimeAsync(10_000);

    await expect(opened).resolves.toBe('slow');
  });

  test('that was never opened is an error without a network', async () => {
    const { request, fetch } = await startWorker();
    fetch.mockImplementation(offline);

    await expect(request('/repay', PAGE)).rejects.toThrow('Failed to fetch');
  });
});

test.each([
  ['a 404 page', () => new Response('not found', { status: 404 })],
  ['a server error', () => new Response('', { status: 503 })],
  [
    "the page of another site, such as a network's that asks to sign in",
    () => new Response('Sign in'),
  ],
  ['a redirect', () => Object.defineProperty(new Response('x'), 'redirected', { value: true })],
])('%s is shown if no page is stored, and is not stored itself', async (_, response) => {
  const { request, fetch, caches, settled } = await startWorker();
  const sent = response();
  fetch.mockResolvedValueOnce(sent);

  await expect(request('/', PAGE)).resolves.toBe(sent);
  await settled();

  expect(caches.stored()).toEqual([]);
});

test.each([404, 500, 502, 503, 504])(
  'the stored page is shown while the server answers with %s, for instance during an upload',
  async (status) => {
    const { request, fetch, settled } = await startWorker();
    fetch.mockResolvedValueOnce(pageWith('ours'));
    await request('/', PAGE);
    await settled();
    fetch.mockResolvedValueOnce(new Response('error', { status }));

    await expect(textOf(request('/', PAGE))).resolves.toBe('ours');
    await settled();
    fetch.mockResolvedValueOnce(pageWith('newer'));
    await expect(textOf(request('/', PAGE))).resolves.toBe('newer');
  },
);

test.each([401, 403, 410, 429, 511])(
  'the answer %s of a server or of a network is shown although the page is stored',
  async (status) => {
    const { request, fetch, settled } = await startWorker();
    fetch.mockResolvedValueOnce(pageWith('ours'));
    await request('/', PAGE);
    await settled();
    fetch.mockResolvedValueOnce(new Response('decision', { status }));

    await expect(textOf(request('/', PAGE))).resolves.toBe('decision');
  },
);

test('the page of another site does not replace the stored one', async () => {
  const { request, fetch, settled } = await startWorker();
  for (const response of [pageWith('ours'), new Response('Sign in')]) {
    fetch.mockResolvedValueOnce(response);
    await request('/', PAGE);
    await settled();
  }
  fetch.mockImplementation(offline);

  await expect(textOf(request('/', PAGE))).resolves.toBe('ours');
});

describe('a file with a hash in its name', () => {
  test.each(['/_next/static/chunks/a.js', '/art/a.avif', '/fonts/a.woff2'])(
    'is requested once: %s',
    async (path) => {
      const { request, fetch, settled } = await startWorker();
      // Some hosts know no type for some files.
      fetch.mockResolvedValueOnce(new Response(new Blob(['network'])));
      await request(path);
      await settled();

      await expect(textOf(request(path))).resolves.toBe('network');
      expect(fetch).toHaveBeenCalledTimes(1);
    },
  );

  test('is not stored if HTML came in its place', async () => {
    const { request, fetch, settled } = await startWorker();
    const headers = { 'content-type': 'text/html; charset=utf-8' };
    fetch.mockResolvedValueOnce(new Response('Sign in', { headers }));
    await expect(textOf(request('/art/picture.avif'))).resolves.toBe('Sign in');
    await settled();
    fetch.mockResolvedValueOnce(new Response('picture'));

    await expect(textOf(request('/art/picture.avif'))).resolves.toBe('picture');
  });

  test('makes room for itself: the oldest of more than 120 files is removed', async () => {
    const { request, caches, settled } = await startWorker();
    for (let file = 0; file <= 120; file += 1) {
      await request(`/art/${file}.avif`);
      await settled();
    }

    expect(caches.stored()).toHaveLength(120);
    expect(caches.stored()).not.toContain('/art/0.avif');
  });

  test('is shown if the storage is full', async () => {
    const { request, caches, settled } = await startWorker();
    caches.full = true;

    await expect(textOf(request('/art/a.avif'))).resolves.toBe('network');
    await expect(settled()).resolves.toBeDefined();
  });
});

test('/site-config.js comes from the network, and from the storage without one', async () => {
  const { request, fetch, settled } = await startWorker();
  await request('/site-config.js');
  await settled();
  fetch.mockImplementation(offline);

  await expect(textOf(request('/site-config.js'))).resolves.toBe('network');
});

test.each([
  ['a file of another origin', 'https://elsewhere.example/art/a.avif', {}],
  ['a file without a hash in its name', '/robots.txt', {}],
  ['what a page sends', '/', { mode: 'navigate', method: 'POST' } as const],
])('the worker leaves %s to the browser', async (_, url, request) => {
  const worker = await startWorker();

  expect(worker.request(url, request)).toBeUndefined();
});

describe('what a page has loaded before the worker was there', () => {
  const source = { url: 'https://site.example/?utm_source=letter#about' };
  const data = [
    'https://site.example/art/a.avif',
    'https://site.example/site-config.js',
    'https://site.example/robots.txt',
    'https://elsewhere.example/art/b.avif',
  ];

  test('is stored from the HTTP cache of the browser, with the page itself', async () => {
    const { send, fetch, caches } = await startWorker();
    fetch.mockImplementation(async () => pageWith(''));
    await send('message', { source, data });

    expect(caches.stored().sort()).toEqual(['/', '/art/a.avif', '/site-config.js']);
    expect(fetch.mock.calls.map(([, options]) => options)).toEqual(
      Array(3).fill({ cache: 'force-cache' }),
    );
  });

  test('is not requested again', async () => {
    const { send, fetch } = await startWorker();
    fetch.mockImplementation(async () => pageWith(''));
    await send('message', { source, data });
    await send('message', { source, data });

    expect(fetch).toHaveBeenCalledTimes(3);
  });

  test('is stored as far as it can be loaded', async () => {
    const { send, fetch, caches } = await startWorker();
    fetch.mockImplementationOnce(offline);
    await send('message', { source, data });

    expect(caches.stored().sort()).toEqual(['/art/a.avif', '/site-config.js']);
  });
});

test('a new version of the worker deletes the caches of older ones, and no others', async () => {
  const { send, caches, claim } = await startWorker();
  const old = ['pages-2', 'assets-2', 'site-config', 'workbox-precache-v2-https://site.example/'];
  for (const name of [...old, 'pages-3', 'another-app-pages']) await caches.open(name);

  await send('activate');

  await expect(caches.keys()).resolves.toEqual(['pages-3', 'another-app-pages']);
  expect(claim).toHaveBeenCalledTimes(1);
});

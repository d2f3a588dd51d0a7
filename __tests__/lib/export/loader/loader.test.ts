export {};

const BUILT = {
  comName: 'Built',
  email: 'care@built.example',
  address: '1 Road',
  copyright: '© Built',
};
const CHUNKS = ['/_next/static/boot/a.js', '/_next/static/chunks/b.js'];

const listeners: Parameters<typeof window.addEventListener>[] = [];

/** Opens a page with the loader in it, as far as it has come. */
async function open({
  body = '<button>Pause</button>',
  readyState = 'interactive',
} = {}): Promise<void> {
  document.head.innerHTML = `<script data-runtime="${CHUNKS.join(' ')}" data-integrity="sha256-a sha256-b"></script>`;
  document.body.innerHTML = body;
  Object.defineProperties(document, {
    currentScript: { configurable: true, value: document.querySelector('script') },
    readyState: { configurable: true, value: readyState },
  });
  Object.assign(globalThis, { BUILT_SITE_CONFIG: BUILT });
  jest.resetModules();
  await import('@/lib/export/loader/loader');
}

const scripts = (path: string) => [
  ...document.querySelectorAll<HTMLScriptElement>(`script[src^="${path}"]`),
];
const runtime = () => scripts('/_next/').map((script) => script.getAttribute('src'));

beforeEach(() => {
  Object.assign(window, { CSS: { supports: () => true } });
  jest.useFakeTimers();
  const add = window.addEventListener.bind(window);
  jest
    .spyOn(window, 'addEventListener')
    .mockImplementation((...listener: (typeof listeners)[number]) => {
      listeners.push(listener);
      add(...listener);
    });
});

afterEach(() => {
  for (const listener of listeners.splice(0)) window.removeEventListener(...listener);
  jest.restoreAllMocks();
  jest.useRealTimers();
  Reflect.deleteProperty(window, 'siteConfig');
  delete document.documentElement.dataset['scripting'];
});

test('a browser below the floor keeps the plain document, whatever the visitor presses', async () => {
  const at = Object.getOwnPropertyDescriptor(Array.prototype, 'at');
  Reflect.deleteProperty(Array.prototype, 'at');

  await open();
  document.body.click();
  if (at) Object.defineProperty(Array.prototype, 'at', at);

  expect(runtime()).toEqual([]);
  expect(document.documentElement.dataset['scripting']).toBeUndefined();
});

test('nothing of the runtime is asked for while nobody touches the page', async () => {
  await open();
  window.dispatchEvent(new Event('load'));
  jest.advanceTimersByTime(2499);

  expect(runtime()).toEqual([]);
});

test('the runtime starts by itself 2.5 seconds after the load', async () => {
  await open();
  window.dispatchEvent(new Event('load'));
  jest.advanceTimersByTime(2500);

  expect(runtime()).toEqual(CHUNKS);
});

test.each(['pointerdown', 'touchstart', 'keydown', 'click', 'focusin'])(
  'the runtime starts at once with a %s',
  async (type) => {
    await open();
    const button = document.querySelector('button');
    button?.addEventListener(type, (event) => event.stopPropagation());

    button?.dispatchEvent(new Event(type, { bubbles: true }));

    expect(runtime()).toEqual(CHUNKS);
  },
);

test('each script of the runtime is added once, with its hash and without holding up the page', async () => {
  await open();
  document.body.click();
  document.body.click();

  expect(scripts('/_next/').map(({ integrity }) => integrity)).toEqual(['sha256-a', 'sha256-b']);
  expect(scripts('/_next/').map((script) => script.getAttribute('async'))).toEqual(['', '']);
});

test('the runtime waits for a document that is not whole', async () => {
  await open({ readyState: 'loading' });
  document.body.click();
  expect(runtime()).toEqual([]);

  window.dispatchEvent(new Event('DOMContentLoaded'));
  expect(runtime()).toEqual(CHUNKS);
});

test('a page without a control has nothing to start for', async () => {
  await open({ body: '<main></main>' });
  document.body.click();
  window.dispatchEvent(new Event('load'));
  jest.advanceTimersByTime(10_000);

  expect(runtime()).toEqual([]);
});

test.each([
  ['another name', { comName: 'Renamed' }, CHUNKS],
  ['the name that was built', { comName: 'Built' }, []],
])('a page whose /site-config.js brings %s', async (_, siteConfig, started) => {
  await open({ body: '<main></main>' });
  window.dispatchEvent(new Event('load'));
  Object.assign(window, { siteConfig });

  scripts('/site-config.js')[0]?.dispatchEvent(new Event('load'));
  await jest.advanceTimersByTimeAsync(0);

  expect(runtime()).toEqual(started);
});

test('a press on a control is written down for when the runtime is there', async () => {
  await open({ body: '<button data-replay-click="toggle">Pause</button>' });
  document.querySelector('button')?.click();

  expect(document.querySelector('button')).toHaveAttribute('data-clicked');
});

test('the page has its policy for scripts before any is added', async () => {
  const createPolicy = jest.fn();
  Object.assign(window, { trustedTypes: { createPolicy } });
  await open();

  expect(createPolicy).toHaveBeenCalledTimes(1);
  Reflect.deleteProperty(window, 'trustedTypes');
});

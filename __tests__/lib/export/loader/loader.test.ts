export {};

const SLIDER = '/_next/static/chunks/slider.js';
const CHUNKS = ['/_next/static/boot/a.js', '/_next/static/chunks/b.js'];

const listeners: Parameters<typeof window.addEventListener>[] = [];

/** Opens a page with the loader in it, as far as it has come. */
async function open({
  body = '<p>Text</p><button>Send</button><div data-css-rotation><button>Pause</button></div>',
  readyState = 'interactive',
} = {}): Promise<void> {
  document.head.innerHTML = `<script data-runtime="${CHUNKS.join(' ')}" data-integrity="sha256-a sha256-b" data-slider="${SLIDER}" data-slider-integrity="sha256-c"></script>`;
  document.body.innerHTML = body;
  Object.defineProperties(document, {
    currentScript: { configurable: true, value: document.querySelector('script') },
    readyState: { configurable: true, value: readyState },
    fonts: { configurable: true, value: { load: () => Promise.resolve([]) } },
  });
  Object.assign(globalThis, { OFFLINE_CACHE: false, CSS: { supports: () => true } });
  Reflect.deleteProperty(window, 'followsRotation');
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

test('a browser that is too old keeps the plain document, whatever the visitor presses', async () => {
  const at = Object.getOwnPropertyDescriptor(Array.prototype, 'at');
  Reflect.deleteProperty(Array.prototype, 'at');

  await open();
  document.body.click();
  if (at) Object.defineProperty(Array.prototype, 'at', at);

  expect(runtime()).toEqual([]);
  expect(document.documentElement.dataset['scripting']).toBeUndefined();
});

const send = () => document.querySelector('button') as HTMLElement;

test('nothing of the runtime is requested while nobody uses a control', async () => {
  await open();
  window.dispatchEvent(new Event('load'));
  document.querySelector('p')?.click();
  document.body.dispatchEvent(new Event('keydown', { bubbles: true }));
  window.dispatchEvent(new Event('scroll'));
  jest.advanceTimersByTime(60_000);

  expect(runtime()).toEqual([]);
});

test.each(['pointerdown', 'touchstart', 'keydown', 'click', 'focusin'])(
  'the runtime starts at once with a %s on a control',
  async (type) => {
    await open();
    send().addEventListener(type, (event) => event.stopPropagation());

    send().dispatchEvent(new Event(type, { bubbles: true }));

    expect(runtime()).toEqual(CHUNKS);
  },
);

test("the slider's script is added when a control of the banner is used", async () => {
  await open();
  document.querySelector<HTMLElement>('[data-css-rotation] button')?.click();

  expect(runtime()).toEqual([...CHUNKS, SLIDER]);
});

test('each script of the runtime is added once, with its hash and without blocking the page', async () => {
  await open();
  send().click();
  send().click();

  expect(scripts('/_next/').map(({ integrity }) => integrity)).toEqual(['sha256-a', 'sha256-b']);
  expect(scripts('/_next/').map((script) => script.getAttribute('async'))).toEqual(['', '']);
});

test.each<[string, () => void]>([
  ['at the next press', () => send().click()],
  ['when the network returns', () => window.dispatchEvent(new Event('online'))],
  [
    'when the visitor returns to the page',
    () => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })),
  ],
])('a script that failed is requested again %s', async (_, retry) => {
  await open();
  send().click();
  const [failed] = scripts('/_next/');
  const heard = jest.fn();
  failed?.addEventListener('error', heard);
  failed?.dispatchEvent(new Event('error'));
  await jest.advanceTimersByTimeAsync(0);
  expect(heard).not.toHaveBeenCalled();

  retry();

  expect(runtime().sort()).toEqual([...CHUNKS].sort());
  expect(scripts('/_next/')).not.toContain(failed);
});

/** Lets every script that the page has requested fail. */
async function failScripts(): Promise<void> {
  for (const script of document.querySelectorAll('script[async]'))
    script.dispatchEvent(new Event('error'));
  await jest.advanceTimersByTimeAsync(0);
}

test('a script that failed asks whether the page is outdated, once for all scripts of a press', async () => {
  await open();
  send().click();
  expect(scripts('/recovery.js')).toEqual([]);

  await failScripts();
  expect(scripts('/recovery.js')).toHaveLength(1);
  const [first] = scripts('/recovery.js');
  await failScripts();
  send().click();
  await failScripts();
  expect(scripts('/recovery.js')).toHaveLength(1);
  expect(scripts('/recovery.js')).not.toContain(first);
});

test('typing does not request a script that failed again', async () => {
  await open({ body: '<input><button>Send</button>' });
  const field = document.querySelector('input') as HTMLElement;
  field.focus();
  expect(runtime()).toEqual(CHUNKS);
  const requested = scripts('/_next/');
  await failScripts();

  field.dispatchEvent(new Event('keydown', { bubbles: true }));
  expect(scripts('/_next/')).toEqual(requested);
  send().click();
  expect(runtime().sort()).toEqual([...CHUNKS].sort());
  expect(scripts('/_next/')).not.toContain(requested[0]);
});

test('for a press without an answer, failed scripts are requested again less and less often', async () => {
  await open({ body: '<button data-replay-click="send">Send</button>' });
  send().click();
  const pauses: number[] = [];
  let pause = 0;
  let [last] = scripts('/_next/');
  await failScripts();
  for (; pause < 200; pause++) {
    await jest.advanceTimersByTimeAsync(1000);
    const [now] = scripts('/_next/');
    if (now === last) continue;
    last = now;
    pauses.push(pause + 1);
    pause = -1;
    await failScripts();
  }

  expect(pauses).toEqual([1, 2, 4, 8, 16, 32, 64]);
});

test('without a press, failed scripts are not requested again by themselves', async () => {
  await open({ body: '<input><button data-replay-click="send">Send</button>' });
  document.querySelector('input')?.focus();
  const requested = scripts('/_next/');
  await failScripts();
  await jest.advanceTimersByTimeAsync(60_000);

  expect(scripts('/_next/')).toEqual(requested);
});

test.each([
  ['sessionStorage', () => sessionStorage.setItem('unanswered', '{}')],
  [
    'the name of the window if storage is blocked',
    () => {
      jest.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
        throw new DOMException('refused', 'SecurityError');
      });
      window.name = 'unanswered{}';
    },
  ],
])('a page that has reloaded for a press restores its state from %s', async (_, leaveState) => {
  await open({ readyState: 'loading' });
  leaveState();
  expect(scripts('/recovery.js')).toEqual([]);

  window.dispatchEvent(new Event('DOMContentLoaded'));
  expect(scripts('/recovery.js')).toHaveLength(1);
  jest.restoreAllMocks();
  sessionStorage.clear();
  window.name = '';
});

test('the runtime waits for a document that is still being parsed', async () => {
  await open({ readyState: 'loading' });
  send().click();
  expect(runtime()).toEqual([]);

  Object.defineProperty(document, 'readyState', { configurable: true, value: 'interactive' });
  window.dispatchEvent(new Event('DOMContentLoaded'));
  expect(runtime()).toEqual(CHUNKS);
});

test('a page without a button needs no runtime', async () => {
  await open({ body: '<main><a href="/">Home</a></main>' });
  document.querySelector('a')?.click();

  expect(runtime()).toEqual([]);
});

test('another name in /site-config.js is shown without the runtime', async () => {
  await open({ body: '<bdi data-company="name">Built</bdi><button>Send</button>' });
  window.dispatchEvent(new Event('load'));
  Object.assign(window, { siteConfig: { comName: 'Renamed' } });

  scripts('/site-config.js')[0]?.dispatchEvent(new Event('load'));
  await jest.advanceTimersByTimeAsync(0);

  expect(document.querySelector('bdi')?.textContent).toBe('Renamed');
  expect(runtime()).toEqual([]);
});

test('another name reaches the end of a document that is still being parsed', async () => {
  await open({ readyState: 'loading' });
  Object.assign(window, { siteConfig: { comName: 'Renamed' } });
  document.body.innerHTML = '<bdi data-company="name">Built</bdi>';

  window.dispatchEvent(new Event('DOMContentLoaded'));

  expect(document.querySelector('bdi')?.textContent).toBe('Renamed');
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

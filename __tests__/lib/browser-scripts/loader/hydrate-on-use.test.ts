import { lateScripts } from '@/lib/browser-scripts/late-scripts-interface';
import { removeListenersAfterEachTest } from '../../../components/remove-window-listeners';

const RUNTIME = '/_next/static/runtime.a.js';
const SWIPER = '/_next/static/swiper.b.js';
const HOME_SCRIPTS = `data-runtime="${RUNTIME}" data-integrity="sha256-a" data-swiper="${SWIPER}" data-swiper-integrity="sha256-b"`;
const HOME = `
  <nav><a href="#home">Home</a><a href="#about">About us</a></nav>
  <section data-banner>
    <button data-rotation-control="toggle" data-pause="Pause" data-play="Play">Pause</button>
    <button data-rotation-control="next">Next</button>
    <div aria-live="off"></div>
  </section>
  <div data-island="contact"><p>Text</p><input><button>Send</button></div>`;

removeListenersAfterEachTest();

/** Opens a page with the loader in it, as far as it has come. */
async function open({ body = HOME, scripts = HOME_SCRIPTS, readyState = 'interactive' } = {}) {
  document.head.innerHTML = `<script ${scripts}></script>`;
  document.body.innerHTML = body;
  setReadyState(readyState);
  Object.defineProperties(document, {
    currentScript: { configurable: true, value: document.querySelector('script') },
    fonts: { configurable: true, value: { load: () => Promise.resolve([]) } },
  });
  jest.resetModules();
  await import('@/lib/browser-scripts/loader/loader');
}

function setReadyState(value: string): void {
  Object.defineProperty(document, 'readyState', { configurable: true, value });
}

const button = (text: string) =>
  [...document.querySelectorAll('button')].find(
    ({ textContent }) => textContent === text,
  ) as HTMLButtonElement;
const click = (text: string) => button(text).click();
const scripts = (path: string) => [
  ...document.querySelectorAll<HTMLScriptElement>(`script[src^="${path}"]`),
];
const requested = () => scripts('/_next/').map((script) => script.getAttribute('src'));
const marked = () =>
  [...document.querySelectorAll('[data-clicked]')].map(({ textContent }) => textContent);

/** Lets every script that the page has requested arrive or fail. */
async function settle(result: 'load' | 'error'): Promise<void> {
  for (const script of scripts('/')) script.dispatchEvent(new Event(result));
  await jest.advanceTimersByTimeAsync(1);
}

beforeEach(() => {
  Object.assign(globalThis, {
    OFFLINE_CACHE: false,
    FORM_SENDS: false,
    CSS: { supports: () => true },
    matchMedia: () => Object.assign(new EventTarget(), { matches: false }),
  });
  Object.assign(Element.prototype, { getAnimations: () => [] });
  jest.useFakeTimers();
});

afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
  Reflect.deleteProperty(window, 'siteConfig');
  delete lateScripts.hydrateIslands;
  delete lateScripts.startSwiper;
  delete document.documentElement.dataset['scripting'];
  delete document.documentElement.dataset['section'];
  window.location.hash = '';
});

test('a browser that is too old keeps the plain document, whatever the visitor clicks', async () => {
  const at = Object.getOwnPropertyDescriptor(Array.prototype, 'at');
  Reflect.deleteProperty(Array.prototype, 'at');

  await open();
  click('Send');
  if (at) Object.defineProperty(Array.prototype, 'at', at);

  expect(requested()).toEqual([]);
  expect(document.documentElement.dataset['scripting']).toBeUndefined();
});

test('no script is requested while nobody uses a control that needs one', async () => {
  await open();
  window.dispatchEvent(new Event('load'));
  document.querySelector('p')?.click();
  document.querySelector('a')?.click();
  click('Pause');
  window.dispatchEvent(new Event('scroll'));
  await jest.advanceTimersByTimeAsync(60_000);

  expect(requested()).toEqual([]);
  expect(marked()).toEqual([]);
});

test.each(['pointerdown', 'focusin', 'input', 'click'])(
  'the script with React is requested at once for a %s on a control of an island',
  async (type) => {
    await open();
    button('Send').addEventListener(type, (event) => event.stopPropagation());

    button('Send').dispatchEvent(new Event(type, { bubbles: true }));

    expect(requested()).toEqual([RUNTIME]);
    expect(scripts(RUNTIME)[0]?.integrity).toBe('sha256-a');
  },
);

test('Swiper is requested for a click on Next, and not for other controls', async () => {
  await open();
  click('Next');

  expect(requested()).toEqual([SWIPER]);
  expect(scripts(SWIPER)[0]?.integrity).toBe('sha256-b');
});

test('a page without islands and a banner requests nothing', async () => {
  await open({ body: '<main><button>Reload</button></main>', scripts: 'data-runtime=""' });
  click('Reload');

  expect(requested()).toEqual([]);
  expect(marked()).toEqual([]);
});

test('each script is requested once, however often its controls are used', async () => {
  await open();
  for (const text of ['Send', 'Next']) click(text);
  const [runtime, swiper] = scripts('/_next/');
  for (const text of ['Send', 'Next']) click(text);

  expect(requested()).toEqual([RUNTIME, SWIPER]);
  expect(scripts(RUNTIME)[0]).toBe(runtime);
  expect(scripts(SWIPER)[0]).toBe(swiper);
});

test('a script waits for a document that is still being parsed', async () => {
  await open({ readyState: 'loading' });
  click('Send');
  expect(requested()).toEqual([]);

  setReadyState('interactive');
  window.dispatchEvent(new Event('DOMContentLoaded'));
  expect(requested()).toEqual([RUNTIME]);
});

test('the islands are hydrated when their script has come, and a click is repeated once', async () => {
  await open();
  click('Send');
  click('Send');
  expect(marked()).toEqual(['Send']);

  const done: string[] = [];
  lateScripts.hydrateIslands = () => {
    const islands = [...document.querySelectorAll<HTMLElement>('[data-island]')];
    for (const island of islands) {
      done.push(`hydrated ${island.dataset['island']}`);
      delete island.dataset['island'];
    }
    button('Send').onclick = () => done.push('sent');
  };
  await settle('load');
  await settle('load');

  expect(done).toEqual(['hydrated contact', 'sent']);
  expect(marked()).toEqual([]);
});

test('an island that was touched only is hydrated without a click', async () => {
  await open();
  document.querySelector('input')?.click();
  expect(requested()).toEqual([RUNTIME]);
  button('Send').focus();
  const hydrated = (lateScripts.hydrateIslands = jest.fn());
  await settle('load');

  expect(hydrated).toHaveBeenCalledTimes(1);
  expect(marked()).toEqual([]);
});

test('with the script there, an island is hydrated before a click reaches it', async () => {
  await open();
  const done: string[] = [];
  lateScripts.hydrateIslands = () => done.push('hydrated');
  button('Send').onclick = () => done.push('clicked');
  click('Send');

  expect(done).toEqual(['hydrated', 'clicked']);
  expect(requested()).toEqual([]);
  expect(marked()).toEqual([]);
});

test('a click that still has no answer keeps its mark', async () => {
  await open();
  click('Send');
  click('Next');
  await settle('load');

  expect(marked()).toEqual(['Next', 'Send']);
});

test('a click on Next is repeated when Swiper has come, and later ones are not marked', async () => {
  await open();
  click('Next');
  const next = jest.fn();
  lateScripts.startSwiper = () => ({ next, previous: next, rotate: () => {}, animate: () => {} });
  await settle('load');
  expect(next).toHaveBeenCalledTimes(1);

  click('Next');
  expect(next).toHaveBeenCalledTimes(2);
  expect(marked()).toEqual([]);
});

test.each<[string, () => void]>([
  ['at the next click', () => click('Send')],
  ['when the network returns', () => window.dispatchEvent(new Event('online'))],
  [
    'when the visitor returns to the page',
    () => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })),
  ],
])('a script that failed is requested again %s', async (_, retry) => {
  await open();
  click('Send');
  const [failed] = scripts(RUNTIME);
  await settle('error');

  retry();

  expect(requested()).toEqual([RUNTIME]);
  expect(scripts(RUNTIME)).not.toContain(failed);
});

test('for a click without an answer, a failed script is requested again less and less often', async () => {
  await open();
  click('Send');
  const pauses: number[] = [];
  let [last] = scripts(RUNTIME);
  await settle('error');
  for (let pause = 1; pause <= 200; pause++) {
    await jest.advanceTimersByTimeAsync(999);
    const [now] = scripts(RUNTIME);
    if (now === last) continue;
    last = now;
    pauses.push(pause);
    pause = 0;
    await settle('error');
  }

  expect(pauses).toEqual([1, 2, 4, 8, 16, 32, 64].map((pause) => expect.closeTo(pause, -1)));
});

test('without a click, a failed script is not requested again by itself, nor for each key', async () => {
  await open();
  const field = document.querySelector('input');
  field?.focus();
  const [before] = scripts(RUNTIME);
  await settle('error');
  field?.dispatchEvent(new Event('input', { bubbles: true }));
  await jest.advanceTimersByTimeAsync(60_000);

  expect(scripts(RUNTIME)[0]).toBe(before);
});

test('a script that failed asks whether the page is outdated, once at a time', async () => {
  await open();
  const asked = new Set<Element>();
  for (const text of ['Send', 'Next']) {
    click(text);
    for (const script of scripts('/_next/')) script.dispatchEvent(new Event('error'));
    await jest.advanceTimersByTimeAsync(0);
    scripts('/recovery.js').forEach((script) => asked.add(script));
  }
  expect(asked.size).toBe(1);

  await settle('error');
  click('Send');
  await settle('error');
  scripts('/recovery.js').forEach((script) => asked.add(script));
  expect(asked.size).toBe(2);
});

test('another name reaches the end of a document that is still being parsed', async () => {
  await open({ readyState: 'loading' });
  Object.assign(window, { siteConfig: { comName: 'Renamed' } });
  document.body.innerHTML = '<bdi data-company="name">Built</bdi>';

  window.dispatchEvent(new Event('DOMContentLoaded'));

  expect(document.querySelector('bdi')?.textContent).toBe('Renamed');
});

test('texts that the document shows already are left alone', async () => {
  await open({ readyState: 'loading' });
  Object.assign(window, { siteConfig: { comName: 'Built' } });
  document.body.innerHTML = '<bdi data-company="name">Built</bdi>';
  const text = document.querySelector('bdi')?.firstChild;

  window.dispatchEvent(new Event('DOMContentLoaded'));

  expect(document.querySelector('bdi')?.firstChild).toBe(text);
});

test.each([
  ['without :has() finds the shown section in the root', false, 'contact'],
  ['with :has() needs no section in the root', true, undefined],
])('a browser %s', async (_, supported, section) => {
  Object.assign(CSS, { supports: (condition: string) => supported || !condition.includes(':has') });
  window.location.hash = '#contact';

  await open();

  expect(document.documentElement.dataset['section']).toBe(section);
});

test('a browser without requestIdleCallback registers the worker, too, once the page has loaded', async () => {
  const register = jest.fn(async () => undefined);
  const value = { register, ready: new Promise(() => {}) };
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value });
  Object.assign(globalThis, { OFFLINE_CACHE: true });
  await open();
  await jest.advanceTimersByTimeAsync(1);
  expect(register).not.toHaveBeenCalled();

  window.dispatchEvent(new Event('load'));
  await jest.advanceTimersByTimeAsync(1);
  expect(register).toHaveBeenCalledWith('/sw.js');
  Reflect.deleteProperty(navigator, 'serviceWorker');
});

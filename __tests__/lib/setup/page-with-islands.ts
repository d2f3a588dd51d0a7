import type * as Loader from '@/lib/kit/loader/hydrate-on-use';
import { provideHydration } from '@/lib/kit/loader/hydrate-ready';
import { removeListenersAfterEachTest } from './remove-window-listeners';

export const RUNTIME = './_next/static/runtime.a.js';
export const OWN_SCRIPT = './_next/static/banner.b.js';
const PAGE = `
  <p id="about">Text</p>
  <div data-island="navigation" data-hydrate-on="fragment"><a>About</a></div>
  <div data-island="banner" data-hydrate-on="hover" data-island-scripts="runtime banner">
    <button data-toggle>Pause</button><button>Previous</button><button>Next</button><p>Slide</p>
  </div>
  <div data-island="contact"><form><input><button type="submit">Send</button>
    <button type="reset">Reset</button></form><p tabindex="0">Thumb</p><svg tabindex="0"/></div>
  <form><button type="button">Search</button></form>`;

removeListenersAfterEachTest();

/** Opens a page with islands, as far as it has come. */
export function open({
  readyState = 'complete',
  fragment = '',
  saveData = false,
  hasSelector = true,
}) {
  document.head.innerHTML = '';
  document.body.innerHTML = PAGE;
  location.hash = fragment;
  setReadyState(readyState);
  Object.defineProperty(navigator, 'connection', { configurable: true, value: { saveData } });
  const loader = '@/lib/kit/loader/hydrate-on-use';
  jest.requireActual<typeof Loader>(loader).hydrateOnUse(
    {
      runtime: `${RUNTIME} sha256-a`,
      banner: `${OWN_SCRIPT} sha256-b`,
      recovery: './recovery.js',
    },
    () => !hasSelector,
  );
  if (readyState === 'loading') return;
  for (const type of ['DOMContentLoaded', 'load']) window.dispatchEvent(new Event(type));
}

export function setReadyState(value: string): void {
  Object.defineProperty(document, 'readyState', { configurable: true, value });
}

/** An element of the page by its text, its tag, or the name of its island. */
export const element = (name: string): HTMLElement => {
  const found =
    document.querySelector<HTMLElement>(`${name}, [data-island=${name}]`) ??
    [...document.querySelectorAll<HTMLElement>('button, a, p')].find(
      ({ textContent }) => textContent === name,
    );
  if (!found) throw new Error(`The page has no ${name}.`);
  return found;
};
export const click = (text: string) => element(text).click();
export const send = (text: string, type: string, more = {}) =>
  element(text).dispatchEvent(
    Object.assign(new Event(type, { bubbles: true, cancelable: true }), more),
  );

export function chooseSection(name: string): void {
  location.hash = name;
  window.dispatchEvent(new Event('hashchange'));
}

export const scripts = (path: string) => [
  ...document.querySelectorAll<HTMLScriptElement>(`script[src*="${path}"]`),
];
export const requested = () => scripts('/_next/').map((script) => script.getAttribute('src'));
export const marked = () =>
  [...document.querySelectorAll<HTMLElement>('[data-clicked]')].map(
    ({ dataset, textContent }) => dataset['island'] ?? textContent,
  );

/** Lets the requested scripts arrive or fail. */
export async function settle(result: 'load' | 'error', path = '/'): Promise<void> {
  for (const script of scripts(path)) script.dispatchEvent(new Event(result));
  await jest.advanceTimersByTimeAsync(1);
}

/** What happens in the islands. The runtime script hydrates them. */
export const done: string[] = [];

beforeEach(() => {
  // The loader of each page has states of its own.
  jest.resetModules();
  jest.useFakeTimers();
  done.length = 0;
  const hydrateIsland = (island: HTMLElement) => {
    done.push(`${island.dataset['island']} hydrated`);
    delete island.dataset['island'];
    island.addEventListener('submit', (event) => event.preventDefault());
    island.addEventListener('click', ({ target }) =>
      done.push(`${(target as Element).textContent} answered`),
    );
  };
  provideHydration(hydrateIsland);
});

afterEach(() => {
  jest.useRealTimers();
  sessionStorage.clear();
  for (const name of ['siteConfig', 'hydrateIsland', 'hydrateReady'])
    Reflect.deleteProperty(window, name);
});

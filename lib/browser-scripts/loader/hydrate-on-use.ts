import {
  CLICKED_ATTRIBUTE,
  CLICKED_VALUE,
  HYDRATE_ON_ATTRIBUTE,
  ISLAND_ATTRIBUTE,
  ISLAND_SCRIPTS_ATTRIBUTE,
  TOGGLE_ATTRIBUTE,
} from '@/lib/island-attributes';
import { addScript } from '../page/add-script';
import { applySiteConfig } from '../page/apply-site-config';
import { savesData } from '../page/saves-data';
import { recover, recoverAfterReload } from './recover';

const CONTROL = 'button, input, textarea';
const ISLAND = `[${ISLAND_ATTRIBUTE}]`;
const CLICKED = `[${CLICKED_ATTRIBUTE}=${CLICKED_VALUE}]`;

/** The events with which a visitor, a browser or assistive technology uses a control. */
const USES = ['pointerdown', 'focusin', 'input', 'click'];

/** The pause before a failed script is requested again for a click, in milliseconds. It doubles. */
const FIRST_PAUSE_MS = 1000;
const LAST_PAUSE_MS = 64_000;

/** What the script with React leaves on the window (components/islands/hydrate.tsx). */
declare const hydrateIsland: (island: HTMLElement) => void;

/**
 * Requests the scripts of an island when a visitor uses it, hydrates it, and repeats the clicks that
 * came before. Reading, scrolling and touching text need no script.
 *
 * @param scripts the URL and the integrity of each script, separated by a space, by its name.
 */
export function hydrateOnUse(scripts: Readonly<Record<string, string | undefined>>): void {
  const loaded = new Set<string>();
  const needed = new Set<string>();
  const requested = new Set<string>();
  let retry: ReturnType<typeof setTimeout>;

  const islands = (selector = ISLAND) => document.querySelectorAll<HTMLElement>(selector);
  const scriptsOf = (island: Element) =>
    (island.getAttribute(ISLAND_SCRIPTS_ATTRIBUTE) ?? 'runtime').split(' ');
  const isReady = (island: Element) => scriptsOf(island).every((name) => loaded.has(name));

  /**
   * Hydrates an island, now or when its scripts have come.
   *
   * @param again whether a script that has failed is requested again.
   */
  function hydrate(island: HTMLElement, again: boolean): void {
    if (isReady(island)) return hydrateIsland(island);
    const missing = scriptsOf(island).filter((name) => !loaded.has(name));
    if (!again && missing.every((name) => needed.has(name))) return;
    missing.forEach((name) => needed.add(name));
    requestScripts();
  }

  function onUse({ target, type }: Event): void {
    const control = target instanceof Element && target.closest(CONTROL);
    const island = control && control.closest<HTMLElement>(ISLAND);
    if (!island) return;
    const button = control.closest('button');
    if (button && type === 'click') markClick(button, island);
    // A script that has failed is requested again for a click, and not for each key of a text.
    hydrate(island, Boolean(button));
    // The island answers this event itself.
    if (button && !island.matches(ISLAND)) unmarkClick(button);
  }

  /** Hydrates the islands that depend on the fragment, unless the visitor saves data. */
  function onFragment(): void {
    // Without :has(), style sheets need React to know the fragment.
    if (CSS.supports('selector(:has(*))') && (!location.hash || savesData())) return;
    islands(`${ISLAND}[${HYDRATE_ON_ATTRIBUTE}=fragment]`).forEach((island) =>
      hydrate(island, true),
    );
  }

  function onHover({ target, pointerType }: PointerEvent): void {
    if (pointerType !== 'mouse' || !(target instanceof Element)) return;
    const island = target.closest<HTMLElement>(`${ISLAND}[${HYDRATE_ON_ATTRIBUTE}=hover]`);
    if (island) hydrate(island, false);
  }

  /**
   * Requests the scripts that are needed. If one fails, the next click, a returning network and a
   * visitor who returns to the page request it again. For a click without an answer, the page also
   * does so itself, less and less often.
   */
  function requestScripts(pause = FIRST_PAUSE_MS): void {
    // React hydrates the HTML as it is, so the parser must have finished.
    if (document.readyState === 'loading') return;
    for (const name of needed) {
      if (requested.has(name)) continue;
      requested.add(name);
      const [url = '', integrity] = scripts[name]?.split(' ') ?? [];
      void addScript(url, integrity).then((isLoaded) => {
        requested.delete(name);
        if (isLoaded) {
          needed.delete(name);
          loaded.add(name);
          // In a new task, because evaluating the script was a long task already.
          setTimeout(hydrateReady);
          return;
        }
        recover();
        clearTimeout(retry);
        if (pause <= LAST_PAUSE_MS && document.querySelector(CLICKED))
          retry = setTimeout(requestScripts, pause, 2 * pause);
      });
    }
  }

  /** Hydrates all islands whose scripts have come, and repeats their clicks. */
  function hydrateReady(): void {
    islands().forEach((island) => isReady(island) && hydrateIsland(island));
    // If React has rendered an island anew, it has the company's data of the build.
    applySiteConfig();
    for (const button of document.querySelectorAll<HTMLButtonElement>(`button${CLICKED}`)) {
      if (button.closest(ISLAND)) continue;
      button.click();
      unmarkClick(button);
    }
  }

  for (const type of USES) addEventListener(type, onUse, true);
  addEventListener('pointerover', onHover);
  addEventListener('hashchange', onFragment);
  // A form answers when it is hydrated.
  addEventListener('submit', (event) => {
    if ((event.target as Element).closest(ISLAND)) event.preventDefault();
  });
  addEventListener('DOMContentLoaded', () => {
    requestScripts();
    onFragment();
    recoverAfterReload();
  });
  for (const type of ['online', 'visibilitychange']) addEventListener(type, () => requestScripts());
}

/** Marks a click that has no answer yet. Style sheets may show it as answered. */
function markClick(button: Element, island: Element): void {
  if (button.matches(`[${TOGGLE_ATTRIBUTE}]${CLICKED}`)) return unmarkClick(button);
  button.setAttribute(CLICKED_ATTRIBUTE, CLICKED_VALUE);
  island.setAttribute(CLICKED_ATTRIBUTE, CLICKED_VALUE);
}

function unmarkClick(button: Element): void {
  const island = button.closest(`:not(button)${CLICKED}`);
  button.removeAttribute(CLICKED_ATTRIBUTE);
  if (!island?.querySelector(CLICKED)) island?.removeAttribute(CLICKED_ATTRIBUTE);
}

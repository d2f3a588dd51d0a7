import { CLICKED, CLICKED_ATTRIBUTE, FIELD, HYDRATED_EVENT, ISLAND } from './island-attributes';

/**
 * What the loader calls when a script of an island has loaded. It comes with the runtime script, so
 * that documents do not contain its code.
 *
 * @param haveScriptsLoaded whether all scripts of an island have loaded.
 * @param clicks the clicks on islands that are not hydrated yet. Those that are replayed are removed.
 */
export type HydrateReady = (
  haveScriptsLoaded: (island: Element) => boolean,
  clicks: HTMLElement[],
) => void;

declare global {
  interface Window {
    hydrateReady?: HydrateReady;
  }
}

/** Lets the loader hydrate islands, and replay the clicks from before. */
export function provideHydration(hydrateIsland: (island: HTMLElement) => void): void {
  async function hydrateReady(...[haveScriptsLoaded, clicks]: Parameters<HydrateReady>) {
    // React hydrates the HTML as it is, so the parser must have finished.
    if (document.readyState === 'loading')
      return addEventListener(
        'DOMContentLoaded',
        () => void hydrateReady(haveScriptsLoaded, clicks),
      );
    for (const island of document.querySelectorAll<HTMLElement>(ISLAND))
      if (haveScriptsLoaded(island)) hydrateIsland(island);
    const isReady = (control: HTMLElement) => !control.closest(ISLAND);
    const ready = clicks.filter(isReady);
    clicks.splice(0, clicks.length, ...clicks.filter((control) => !isReady(control)));
    for (const control of ready) {
      // Lets the islands replay typed input, and React render the effect of the click before.
      await Promise.resolve();
      replay(control);
    }
    dispatchEvent(new Event(HYDRATED_EVENT));
  }

  Object.assign(window, { hydrateIsland, hydrateReady });
}

/** Clicks a control. A visitor who is typing somewhere else by now keeps the focus there. */
function replay(control: HTMLElement): void {
  const { activeElement } = document;
  control.click();
  if (activeElement?.matches(FIELD)) (activeElement as HTMLElement).focus();
  // The marks of the control, and of the island of a toggle.
  for (let marked: Element | null = control; marked; marked = control.closest(CLICKED))
    marked.removeAttribute(CLICKED_ATTRIBUTE);
}

import { savesData, addScript } from '../page-scripts';
import {
  CLICKED,
  CLICKED_ATTRIBUTE,
  HYDRATE_ON_ATTRIBUTE,
  ISLAND_ATTRIBUTE,
  ISLAND_SCRIPTS_ATTRIBUTE,
  TOGGLE_ATTRIBUTE,
} from './island-attributes';
import { continueRecovery, loadRecoveryScript } from './load-recovery-script';
import { seekAnimations } from './seek-animations';

const FIELD = 'input,textarea,select';
const CONTROL = `${FIELD},button,summary,:focus:not(a)`;
/**
 * The browser itself changes fields and details, React has no state yet that a reset could clear,
 * and the elements of a drawing have no method `click`.
 */
const REPLAYED = `:not(${FIELD},summary,[type=reset],svg,svg *),[type=submit],[type=button]`;
const ISLAND = `[${ISLAND_ATTRIBUTE}]`;

/** The events with which a visitor or assistive technology uses a control. */
const USES = ['pointerdown', 'focusin', 'input', 'click'];

/** The pause before a failed script is requested again for a click, in milliseconds. */
const RETRY_PAUSE_MS = 4000;

export interface SiteHooks {
  /**
   * Whether the islands with the trigger `fragment` are hydrated even without a fragment and with
   * Save-Data.
   */
  readonly needsScriptForFragment?: () => boolean;
  /** Is called after islands were hydrated: one that React rendered anew shows the build's texts. */
  readonly onHydrated?: () => void;
}

/** The runtime script adds this function to the window (lib/kit/islands/hydrate.tsx). */
declare const hydrateIsland: (island: Element) => void;

/**
 * Requests the scripts of an island when a visitor uses it, hydrates it, and replays the clicks
 * from before. Reading, scrolling and touching text need no script.
 *
 * @param scripts the URL and the integrity of each script, separated by a space, by its name.
 * @param site what else the site wants.
 */
export function hydrateOnUse(
  scripts: Readonly<Record<string, string | undefined>>,
  { needsScriptForFragment, onHydrated }: SiteHooks = {},
): void {
  const states: Partial<Record<string, 'loading' | 'failed' | 'loaded'>> = {};
  /** The pending clicks, in their order. */
  let clicks: HTMLElement[] = [];

  const scriptsOf = (island: Element) =>
    (island.getAttribute(ISLAND_SCRIPTS_ATTRIBUTE) ?? 'runtime').split(' ');

  /** Requests the scripts of an island that have not been requested before. */
  function load(island: Element): void {
    for (const name of scriptsOf(island)) if (!states[name]) void request(name);
  }

  async function request(name: string): Promise<void> {
    states[name] = 'loading';
    const isLoaded = await addScript(scripts[name] ?? '');
    states[name] = isLoaded ? 'loaded' : 'failed';
    // In a new task, because the evaluation of the script was a long task.
    if (isLoaded) return void setTimeout(() => void hydrateReady());
    loadRecoveryScript();
    if (clicks[0]) setTimeout(retryFailed, RETRY_PAUSE_MS);
  }

  /**
   * Requests again what has failed: with the next click or section, when the network is back, when
   * the visitor returns to the tab, and after a pause while a click is pending. Not for keystrokes.
   */
  function retryFailed(): void {
    for (const name in states) if (states[name] === 'failed') void request(name);
  }

  /** Hydrates all islands whose scripts have loaded, and replays their clicks. */
  async function hydrateReady(): Promise<void> {
    // React hydrates the HTML as it is, so the parser must have finished.
    if (document.readyState === 'loading') return;
    for (const island of document.querySelectorAll(ISLAND))
      if (scriptsOf(island).every((name) => states[name] === 'loaded')) hydrateIsland(island);
    const ready = clicks.filter((button) => !button.closest(ISLAND));
    clicks = clicks.filter((button) => button.closest(ISLAND));
    for (const button of ready) {
      // Lets the islands replay typed input, and React render the effect of the click before.
      await Promise.resolve();
      replayClick(button);
    }
    onHydrated?.();
  }

  function onUse({ target, type }: Event): void {
    // A program can fire an event at the document or the window, which have no `closest`.
    const control = (target as Element).closest?.<HTMLElement>(CONTROL);
    const island = control?.closest(ISLAND);
    if (!control || !island) return;
    load(island);
    if (type !== 'click' || !control.matches(REPLAYED)) return;
    try {
      if (seekAnimations(control, island)) return;
    } catch {
      // The click counts even if the animations cannot be read: its mark stops them.
    }
    clicks.push(control);
    markClick(control, island);
  }

  function onHover({ target, pointerType }: PointerEvent): void {
    const island = (target as Element).closest?.(`[${HYDRATE_ON_ATTRIBUTE}=hover]`);
    if (island && pointerType === 'mouse') load(island);
  }

  function onFragment(): void {
    if (!needsScriptForFragment?.() && (!location.hash || savesData())) return;
    retryFailed();
    document.querySelectorAll(`[${HYDRATE_ON_ATTRIBUTE}=fragment]`).forEach(load);
  }

  for (const type of USES) addEventListener(type, onUse, true);
  addEventListener('submit', onSubmit, true);
  addEventListener('pointerover', onHover);
  // Not before the load event, which a script that hangs would delay.
  for (const type of ['load', 'hashchange']) addEventListener(type, onFragment);
  for (const type of ['click', 'online', 'visibilitychange'])
    addEventListener(type, retryFailed, true);
  addEventListener('DOMContentLoaded', () => void hydrateReady());
  for (const type of ['DOMContentLoaded', 'hashchange']) addEventListener(type, continueRecovery);
}

/** Until its island is hydrated, a form sends nothing. */
function onSubmit(event: SubmitEvent): void {
  const form = event.target as HTMLFormElement;
  if (!form.closest(ISLAND)) return;
  event.preventDefault();
  // A program can submit a form without its button. That counts as a click on it.
  if (!event.submitter) form.querySelector<HTMLElement>('[type=submit]')?.click();
}

/** Marks a pending click. For a toggle, style sheets may show the new state already. */
function markClick(button: Element, island: Element): void {
  const isToggle = button.hasAttribute(TOGGLE_ATTRIBUTE);
  const isMarked = button.toggleAttribute(CLICKED_ATTRIBUTE, isToggle ? undefined : true);
  if (isToggle) island.toggleAttribute(CLICKED_ATTRIBUTE, isMarked);
}

/** Clicks a button. A visitor who is typing somewhere else by now keeps the focus there. */
function replayClick(button: HTMLElement): void {
  const { activeElement } = document;
  button.click();
  if (activeElement?.matches(FIELD)) (activeElement as HTMLElement).focus();
  // The marks of the button, and of the island of a toggle.
  for (let marked: Element | null = button; marked; marked = button.closest(CLICKED))
    marked.removeAttribute(CLICKED_ATTRIBUTE);
}

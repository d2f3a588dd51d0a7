import {
  CLICKED,
  CLICKED_ATTRIBUTE,
  HYDRATE_ON_ATTRIBUTE,
  ISLAND_ATTRIBUTE,
  ISLAND_SCRIPTS_ATTRIBUTE,
  SEEK_ANIMATIONS_ATTRIBUTE,
  TOGGLE_ATTRIBUTE,
} from '@/lib/browser/island-attributes';
import { savesData } from '@/lib/browser/saves-data';
import { applySiteConfig } from '@/lib/config/apply-site-config';
import { needsScriptToShowSection } from '@/lib/site/sections';
import { addScript } from '../page/add-script';
import { continueRecovery, loadRecoveryScript } from './load-recovery-script';

const FIELD = 'input, textarea, select';
const CONTROL = `button, summary, ${FIELD}`;
const ISLAND = `[${ISLAND_ATTRIBUTE}]`;
const TOGGLE = `[${TOGGLE_ATTRIBUTE}]`;

/** The events with which a visitor or assistive technology uses a control. */
const USES = ['pointerdown', 'focusin', 'input', 'click', 'submit'];

/** The pause before a failed script is requested again for a click, in milliseconds. */
const RETRY_PAUSE_MS = 4000;

/** What the runtime script leaves on the window (components/islands/hydrate.tsx). */
declare const hydrateIsland: (island: HTMLElement) => void;

/**
 * Requests the scripts of an island when a visitor uses it, hydrates it, and replays the clicks
 * from before. Reading, scrolling and touching text need no script.
 *
 * @param scripts the URL and the integrity of each script, separated by a space, by its name.
 */
export function hydrateOnUse(scripts: Readonly<Record<string, string | undefined>>): void {
  /** `waiting`: needed, but the page is still being parsed, or an attempt has failed. */
  const states = new Map<string, 'waiting' | 'requested' | 'loaded'>();
  /** The pending clicks, in their order. */
  let clicks: HTMLButtonElement[] = [];

  const scriptsOf = (island: Element) =>
    (island.getAttribute(ISLAND_SCRIPTS_ATTRIBUTE) ?? 'runtime').split(' ');
  const isReady = (island: Element) =>
    scriptsOf(island).every((name) => states.get(name) === 'loaded');

  /**
   * Hydrates an island, now or when its scripts have loaded. Requests one that has failed only if
   * `retry` is true.
   */
  function hydrate(island: HTMLElement, retry: boolean): void {
    if (isReady(island)) return hydrateIsland(island);
    const names = scriptsOf(island);
    const isNew = names.some((name) => !states.has(name));
    for (const name of names) if (!states.has(name)) states.set(name, 'waiting');
    if (isNew || retry) requestWaiting();
  }

  function onUse(event: Event): void {
    const { target, type } = event;
    if (!(target instanceof Element)) return;
    // A program can submit a form without its button. That counts as a click on it.
    const isSubmit = type === 'submit';
    const control = isSubmit ? target.querySelector('[type=submit]') : target.closest(CONTROL);
    const island = control?.closest<HTMLElement>(ISLAND);
    if (!island) return;
    const button = control?.closest('button');
    // A click requests a failed script again. A keystroke does not.
    hydrate(island, Boolean(button));
    // It has just been hydrated and handles this event itself.
    if (!island.matches(ISLAND)) return;
    if (isSubmit) event.preventDefault();
    // A submission with a submitter has been counted as a click on it.
    if (!button || !(isSubmit ? !(event as SubmitEvent).submitter : type === 'click')) return;
    if (seekAnimations(button, island)) return;
    clicks.push(button);
    markClick(button, island);
  }

  function onFragment(): void {
    // In browsers in which React has to show the section, it is needed even with Save-Data.
    if (!needsScriptToShowSection() && (!location.hash || savesData())) return;
    document
      .querySelectorAll<HTMLElement>(`${ISLAND}[${HYDRATE_ON_ATTRIBUTE}=fragment]`)
      .forEach((island) => hydrate(island, true));
  }

  function onHover({ target, pointerType }: PointerEvent): void {
    if (pointerType !== 'mouse' || !(target instanceof Element)) return;
    const island = target.closest<HTMLElement>(`${ISLAND}[${HYDRATE_ON_ATTRIBUTE}=hover]`);
    if (island) hydrate(island, false);
  }

  /**
   * Requests the scripts that are needed, also those that have failed: with the next click, when
   * the network or the visitor comes back, and after a pause while a click is pending.
   */
  function requestWaiting(): void {
    // React hydrates the HTML as it is, so the parser must have finished.
    if (document.readyState === 'loading') return;
    for (const [name, state] of states) if (state === 'waiting') void request(name);
  }

  async function request(name: string): Promise<void> {
    states.set(name, 'requested');
    const [url = '', integrity] = scripts[name]?.split(' ') ?? [];
    const isLoaded = await addScript(url, integrity);
    states.set(name, isLoaded ? 'loaded' : 'waiting');
    // In a new task, because the evaluation of the script was a long task.
    if (isLoaded) return void setTimeout(hydrateReady);
    loadRecoveryScript();
    if (clicks.length > 0) setTimeout(requestWaiting, RETRY_PAUSE_MS);
  }

  /** Hydrates all islands whose scripts have loaded, and replays their clicks. */
  function hydrateReady(): void {
    // In microtasks: if one fails, the next ones still run.
    for (const island of document.querySelectorAll<HTMLElement>(ISLAND))
      if (isReady(island)) queueMicrotask(() => hydrateIsland(island));
    // After the microtasks in which the islands replay typed input.
    queueMicrotask(() => queueMicrotask(() => void replayClicks()));
  }

  async function replayClicks(): Promise<void> {
    const replayed = clicks.filter((button) => !button.closest(ISLAND));
    clicks = clicks.filter((button) => button.closest(ISLAND));
    for (const button of replayed) {
      replayClick(button);
      // Lets React render the effect of this click first.
      await Promise.resolve();
    }
    // An island that React rendered anew shows the build's values again.
    applySiteConfig();
  }

  for (const type of USES) addEventListener(type, onUse, true);
  addEventListener('pointerover', onHover);
  // Not before the load event, which a script that hangs would delay.
  for (const type of ['load', 'hashchange']) addEventListener(type, onFragment);
  addEventListener('DOMContentLoaded', () => {
    requestWaiting();
    continueRecovery();
  });
  for (const type of ['online', 'visibilitychange']) addEventListener(type, requestWaiting);
}

/** @returns whether seeking the island's animations was all that the click does. */
function seekAnimations(button: Element, island: Element): boolean {
  const [interval = 0, steps = 0, lead = 0] =
    button.getAttribute(SEEK_ANIMATIONS_ATTRIBUTE)?.split(' ').map(Number) ?? [];
  const animations = interval ? island.getAnimations({ subtree: true }) : [];
  // If a page arrives slowly, its animations begin in different frames. Setting all of them to one
  // time keeps them in the same interval.
  const time = Math.max(...animations.map(({ currentTime }) => Number(currentTime)));
  const passed = Math.floor((time + lead) / interval);
  for (const animation of animations) {
    const arrives = steps > 0 && animation.playState !== 'paused';
    animation.currentTime = (passed + steps) * interval - (arrives ? lead : 0);
  }
  return steps > 0 && animations.length > 0;
}

/** Marks a pending click. For a toggle, style sheets may show the new state already. */
function markClick(button: Element, island: Element): void {
  if (button.matches(TOGGLE + CLICKED)) return unmarkClick(button);
  button.setAttribute(CLICKED_ATTRIBUTE, '');
  if (button.matches(TOGGLE)) island.setAttribute(CLICKED_ATTRIBUTE, '');
}

/** Clicks a button. A visitor who is typing somewhere else by now keeps the focus there. */
function replayClick(button: HTMLButtonElement): void {
  const { activeElement } = document;
  button.click();
  unmarkClick(button);
  if (activeElement?.matches(FIELD)) (activeElement as HTMLElement).focus();
}

function unmarkClick(button: Element): void {
  button.removeAttribute(CLICKED_ATTRIBUTE);
  // The island of a toggle.
  button.closest(CLICKED)?.removeAttribute(CLICKED_ATTRIBUTE);
}

/**
 * Repairs a fragment that no element has (repair-fragment.ts).
 *
 * Reloads a page whose scripts a newer deployment has replaced, keeps everything that the visitor
 * has typed, and replays the pending clicks.
 *
 * The loader adds this script when a script of the page has failed, after such a reload, and for
 * such a fragment.
 * Without a network or storage it is a no-op, so that no typed text is lost.
 */
import { MANIFEST_START } from '../urls';
import { CLICKED } from './island-attributes';
import { RECOVERY_STATE } from './load-recovery-script';
import { repairFragment } from './repair-fragment';

/** The first reload may get the outdated page from a cache, which then revalidates it. */
const MAX_RELOADS = 2;

repairFragment();

/** What a reload would lose: how often the page has been reloaded, and its visible controls. */
interface SavedState {
  readonly reloads: number;
  readonly controls: readonly { text: string; clicked: boolean; focused: boolean }[];
}

/** What the page remembers from one run of this script to the next. */
const page = window as Window & { reloads?: number; recovering?: boolean };

if (!page.recovering) {
  page.recovering = true;
  void restoreOrReload()
    .catch(() => false)
    .then((isReloading) => (page.recovering = isReloading));
}

/** Restores the page after a reload, or reloads it if it is outdated. */
async function restoreOrReload(): Promise<boolean> {
  const saved = sessionStorage.getItem(RECOVERY_STATE);
  sessionStorage.removeItem(RECOVERY_STATE);
  if (saved) restore(JSON.parse(saved) as SavedState);
  const mayReload = !saved && (page.reloads ?? 0) < MAX_RELOADS;
  if (!mayReload || !document.querySelector(CLICKED) || !(await isOutdated())) return false;
  saveState();
  // The visitor may type until the new page loads.
  addEventListener('input', saveState);
  location.reload();
  return true;
}

/** Whether the newest version of the page names other scripts. */
async function isOutdated(): Promise<boolean> {
  const loader = document.querySelector<HTMLElement>('script[data-runtime]');
  const attributes = [...(loader?.attributes ?? [])].map(({ value }) => value);
  const scripts = attributes.filter((value) => value.includes(' '));
  const newest = await (await fetch(location.pathname, { cache: 'no-cache' })).text();
  // The page of a captive portal names no manifest.
  return newest.includes(MANIFEST_START) && !scripts.every((script) => newest.includes(script));
}

function controls(): HTMLInputElement[] {
  const visible = 'button, input:not([hidden], [type=hidden]), textarea';
  return [...document.querySelectorAll<HTMLInputElement>(visible)];
}

function saveState(): void {
  const state: SavedState = {
    reloads: (page.reloads ?? 0) + 1,
    controls: controls().map((control) => ({
      text: control.value,
      clicked: control.matches(CLICKED),
      focused: control.matches(':focus-visible'),
    })),
  };
  sessionStorage.setItem(RECOVERY_STATE, JSON.stringify(state));
}

function restore(saved: SavedState): void {
  page.reloads = saved.reloads;
  controls().forEach((control, index) => {
    const { text = '', clicked, focused } = saved.controls[index] ?? {};
    // The browser may have restored the text, and the visitor may have begun to type.
    control.value ||= text;
    if (focused) control.focus({ preventScroll: true });
    if (clicked) control.click();
  });
}

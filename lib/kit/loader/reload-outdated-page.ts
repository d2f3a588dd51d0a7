/**
 * The recovery script, which the loader adds when a script of the page has failed, for a fragment
 * that no element has, and for the notice of an outdated page.
 *
 * It reloads a page whose scripts a newer deployment has replaced, keeps everything that the visitor
 * has typed, and replays the pending clicks. Without a network or storage nothing is reloaded, so
 * that no typed text is lost.
 */
import { MANIFEST_START } from '../urls';
import {
  areEqual,
  initialValuesOf,
  isCheckable,
  setValues,
  valuesOf,
  type Values,
} from './field-values';
import { CLICKED } from './island-attributes';
import { RECOVERY_STATE } from './load-recovery-script';
import { repairFragment } from './repair-fragment';
import { showNotice } from './show-notice';

/** The first reload may get the outdated page from a cache, which then revalidates it. */
const MAX_RELOADS = 2;

repairFragment();

/** What a reload would lose: how often the page has been reloaded, and its visible controls. */
interface SavedState {
  readonly reloads: number;
  readonly controls: readonly SavedControl[];
}

interface SavedControl {
  readonly key: string;
  /** What the visitor has typed or chosen, if that is not what the page had. */
  readonly values?: Values | undefined;
  readonly clicked: boolean;
  readonly focused: boolean;
}

type Control = HTMLElementTagNameMap['button' | 'input' | 'select' | 'textarea'];

/** What the page remembers from one run of this script to the next. */
const page = window as Window & { reloads?: number; recovering?: boolean; outdated?: string };

if (page.outdated) showNotice(page.outdated);
delete page.outdated;

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

function controls(): Control[] {
  const visible = 'button, input:not([hidden], [type=hidden]), select, textarea';
  return [...document.querySelectorAll<Control>(visible)];
}

/**
 * What a control is in every version of the page: its form, kind and name. Radio buttons and check
 * boxes with one name differ by their value, and buttons by their text.
 */
function keyOf(control: Control): string {
  const { form, type, name, id } = control;
  const isButton = control.matches('button');
  const detail = isButton ? control.textContent : isCheckable(control) && control.value;
  return [form?.id, form?.name, type, name || id || control.ariaLabel, detail].join();
}

/** What the visitor has changed; undefined for an unchanged control and for chosen files. */
function changeOf(control: Control): Values | undefined {
  const values = valuesOf(control);
  if (control.type === 'file' || areEqual(values, initialValuesOf(control))) return undefined;
  return values;
}

function saveState(): void {
  const state: SavedState = {
    reloads: (page.reloads ?? 0) + 1,
    controls: controls().map((control) => ({
      key: keyOf(control),
      values: changeOf(control),
      clicked: control.matches(CLICKED),
      focused: control.matches(':focus-visible'),
    })),
  };
  sessionStorage.setItem(RECOVERY_STATE, JSON.stringify(state));
}

function restore(saved: SavedState): void {
  page.reloads = saved.reloads;
  const left = [...saved.controls];
  const found = controls().map((control) => {
    const key = keyOf(control);
    const index = left.findIndex((one) => one.key === key);
    return [control, index === -1 ? undefined : left.splice(index, 1)[0]] as const;
  });
  // All values come before the first click, which may send the form.
  for (const [control, one] of found)
    // The browser may have restored the value, and the visitor may have begun to type.
    if (one?.values && !changeOf(control)) setValues(control, one.values);
  for (const [control, one] of found) {
    if (one?.focused) control.focus({ preventScroll: true });
    if (one?.clicked) control.click();
  }
}

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
  readonly value?: string | boolean | readonly string[] | undefined;
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
  const detail = isButton(control) ? control.textContent : isCheckable(control) && control.value;
  return [form?.id, form?.name, type, name || id || control.ariaLabel, detail].join();
}

function isCheckable(control: Control): control is HTMLInputElement {
  return /^(?:checkbox|radio)$/.test(control.type);
}

function isButton(control: Control): boolean {
  return /^(?:button|image|reset|submit)$/.test(control.type);
}

/** What the visitor has changed; undefined for an unchanged control and for chosen files. */
function changeOf(control: Control): SavedControl['value'] {
  if (control instanceof HTMLSelectElement) {
    const options = [...control.options];
    // Without a selected option, the first one of a single selection is shown.
    const isFirst = !control.multiple && options.every(({ defaultSelected }) => !defaultSelected);
    const isInitial = (option: HTMLOptionElement) =>
      option.defaultSelected || (isFirst && option.index === 0);
    if (options.every((option) => option.selected === isInitial(option))) return undefined;
    return options.filter(({ selected }) => selected).map(({ value }) => value);
  }
  if (isCheckable(control))
    return control.checked === control.defaultChecked ? undefined : control.checked;
  if (isButton(control) || control.type === 'file' || control instanceof HTMLButtonElement)
    return undefined;
  return control.value === control.defaultValue ? undefined : control.value;
}

function applyChange(control: Control, value: NonNullable<SavedControl['value']>): void {
  if (control instanceof HTMLSelectElement)
    for (const option of control.options)
      option.selected = Array.isArray(value) && value.includes(option.value);
  else if (isCheckable(control)) control.checked = Boolean(value);
  else control.value = String(value);
}

function saveState(): void {
  const state: SavedState = {
    reloads: (page.reloads ?? 0) + 1,
    controls: controls().map((control) => ({
      key: keyOf(control),
      value: changeOf(control),
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
    if (one?.value !== undefined && changeOf(control) === undefined)
      applyChange(control, one.value);
  for (const [control, one] of found) {
    if (one?.focused) control.focus({ preventScroll: true });
    if (one?.clicked) control.click();
  }
}

/**
 * Answers the clicks on a page that is older than the site. A new version may have replaced the
 * scripts of a page that a visitor has left open, so a click there can never be answered. The page
 * then reloads, at most twice, with everything that the visitor has typed, and repeats the click.
 *
 * The loader adds this script when a script of the page has failed, and after such a reload. Its URL
 * is the same in every version. It asks the server for the page: if the newest version names other
 * scripts, the page is outdated. Without a network or without storage nothing happens, because what
 * the visitor has typed is worth more than the answer.
 */
import { CLICKED_ATTRIBUTE, CLICKED_VALUE } from '@/lib/island-attributes';
import { MANIFEST_PATH } from '@/lib/routes';
import { RECOVERY_STATE } from './recovery-state';

/** The first reload may find the outdated page again, in a cache that is then renewed. */
const MAX_RELOADS = 2;

/** What a reload would lose. The numbers are positions among the page's controls. */
interface SavedState {
  /** How often the page has been reloaded. */
  readonly reloads: number;
  readonly texts: readonly string[];
  readonly clicked: readonly number[];
  readonly focused: number;
}

/** What the page remembers from one run of this script to the next. */
const page = window as Window & { reloads?: number; recovering?: boolean };

if (!page.recovering) {
  page.recovering = true;
  void recover()
    .catch(() => false)
    .then((isReloading) => (page.recovering = isReloading));
}

/** Restores the page after a reload, or reloads it if it is outdated. */
async function recover(): Promise<boolean> {
  const saved = sessionStorage.getItem(RECOVERY_STATE);
  sessionStorage.removeItem(RECOVERY_STATE);
  if (saved) restore(JSON.parse(saved) as SavedState);
  const { reloads = 0 } = page;
  if (saved || reloads >= MAX_RELOADS || clicked().length === 0 || !(await isOutdated()))
    return false;
  saveState();
  // The visitor may type until the new page comes.
  addEventListener('input', saveState);
  location.reload();
  return true;
}

async function isOutdated(): Promise<boolean> {
  const loader = document.querySelector<HTMLElement>('script[data-runtime]');
  const [script = ''] = loader?.dataset['runtime']?.split(' ') ?? [];
  const newest = await (await fetch(location.pathname, { cache: 'no-cache' })).text();
  // A network that asks to sign in answers with a page of its own, which names no manifest.
  return newest.includes(MANIFEST_PATH) && !newest.includes(script);
}

function saveState(): void {
  const state: SavedState = {
    reloads: (page.reloads ?? 0) + 1,
    texts: controls().map(({ value }) => value),
    clicked: clicked(),
    focused: controls().findIndex((control) => control.matches(':focus-visible')),
  };
  sessionStorage.setItem(RECOVERY_STATE, JSON.stringify(state));
}

function restore({ reloads, texts, clicked: positions, focused }: SavedState): void {
  page.reloads = reloads;
  const fields = controls();
  fields.forEach((field, position) => {
    // The browser may have restored the text, and the visitor may have begun to type.
    if (!field.value) field.value = texts[position] ?? '';
  });
  fields[focused]?.focus({ preventScroll: true });
  for (const position of positions) fields[position]?.click();
}

function controls(): HTMLInputElement[] {
  return [...document.querySelectorAll<HTMLInputElement>('button, input, textarea')];
}

function clicked(): number[] {
  return controls().flatMap((control, position) =>
    control.getAttribute(CLICKED_ATTRIBUTE) === CLICKED_VALUE ? [position] : [],
  );
}

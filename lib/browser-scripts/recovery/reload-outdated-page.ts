/**
 * Answers the clicks on a page that is older than the site. A new version may have replaced the
 * scripts of a page that a visitor has left open, so a click there can never be answered. The page
 * then reloads, at most twice, with everything that the visitor has typed, and repeats the click.
 *
 * The loader adds this script when a script of the page has failed, and after such a reload. Its URL
 * is the same in every version. It asks the server for the page: if the newest version names other
 * scripts, the page is outdated. Without a network nothing happens.
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

const recoveryWindow = window as Window & { reloads?: number; reloading?: boolean };

const saved = takeState();
if (saved) restore(saved);
else void reloadIfOutdated();

async function reloadIfOutdated(): Promise<void> {
  const { reloads = 0, reloading } = recoveryWindow;
  if (reloading || reloads >= MAX_RELOADS || clicked().length === 0) return;
  recoveryWindow.reloading = true;
  // Storage may be blocked or full. What the visitor has typed is worth more than the answer.
  if ((await isOutdated()) && saveState()) {
    // The visitor may type until the new page comes.
    addEventListener('input', saveState);
    location.reload();
  } else recoveryWindow.reloading = false;
}

async function isOutdated(): Promise<boolean> {
  const [script = ''] =
    document.querySelector<HTMLElement>('script[data-runtime]')?.dataset['runtime']?.split(' ') ??
    [];
  try {
    const newest = await (await fetch(location.pathname, { cache: 'no-cache' })).text();
    // A network that asks to sign in answers with a page of its own, which names no manifest.
    return newest.includes(MANIFEST_PATH) && !newest.includes(script);
  } catch {
    return false;
  }
}

function saveState(): boolean {
  const state: SavedState = {
    reloads: (recoveryWindow.reloads ?? 0) + 1,
    texts: controls().map(({ value }) => value),
    clicked: clicked(),
    focused: controls().findIndex((control) => control.matches(':focus-visible')),
  };
  try {
    sessionStorage.setItem(RECOVERY_STATE, JSON.stringify(state));
    return true;
  } catch {
    return false;
  }
}

/** Returns what the page has left for itself before the reload, and deletes it. */
function takeState(): SavedState | undefined {
  try {
    const state = sessionStorage.getItem(RECOVERY_STATE);
    sessionStorage.removeItem(RECOVERY_STATE);
    return state ? (JSON.parse(state) as SavedState) : undefined;
  } catch {
    // Storage is blocked.
    return undefined;
  }
}

function restore({ reloads, texts, clicked: positions, focused }: SavedState): void {
  recoveryWindow.reloads = reloads;
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

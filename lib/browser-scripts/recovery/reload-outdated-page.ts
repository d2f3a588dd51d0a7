/**
 * Answers the clicks on a page that is older than the site. A new version may have replaced the
 * scripts of a page that a visitor has left open, so a click there can never be answered. The page
 * then reloads, at most twice, with everything that the visitor has typed, and repeats the click.
 *
 * The loader adds this script when a script of the page has failed, and after such a reload. Its URL
 * is the same in every version, and its content names the scripts of the newest version. If the page
 * names other scripts, the page is outdated and reloads. If it names the same scripts, one of them
 * has failed for another reason, and the next click requests it again. Without a network this script
 * fails, too, and nothing happens.
 */
import { CLICKED_ATTRIBUTE, CLICKED_VALUE } from '@/lib/clicked-attribute';
import { RECOVERY_STATE, type SavedState } from './saved-state-interface';

/** The URLs of the home page's scripts in the version that the server has now. */
declare const CURRENT_SCRIPTS: string;

/**
 * How often a click may reload the page. The first reload may find the outdated page again, in a
 * cache that is then renewed.
 */
const MAX_RELOADS = 2;

const recoveryWindow = window as Window & {
  /** How often the page has been reloaded since the visitor's last click. */
  reloads?: number;
  reloading?: boolean;
};

// While the page reloads, another failed script may add this one again.
if (!recoveryWindow.reloading) recover();

function recover(): void {
  const saved = takeState();
  if (saved) restore(JSON.parse(saved) as SavedState);
  else if (isOutdated() && clickedButtons().length > 0) reload();
}

/** Returns what the page has left for itself before the reload, and deletes it. */
function takeState(): string | null {
  try {
    const saved = sessionStorage.getItem(RECOVERY_STATE);
    sessionStorage.removeItem(RECOVERY_STATE);
    return saved;
  } catch {
    // Storage is blocked.
    return null;
  }
}

/** @returns whether the reloaded page will find the state. Storage may be blocked or full. */
function leaveState(state: SavedState): boolean {
  try {
    sessionStorage.setItem(RECOVERY_STATE, JSON.stringify(state));
    return true;
  } catch {
    return false;
  }
}

function isOutdated(): boolean {
  const loader = document.querySelector<HTMLElement>('script[data-runtime]');
  const { runtime = '', swiper = '' } = loader?.dataset ?? {};
  return `${runtime} ${swiper}` !== CURRENT_SCRIPTS;
}

function reload(): void {
  const { reloads = 0 } = recoveryWindow;
  if (reloads >= MAX_RELOADS) return;
  const save = () => leaveState(stateToKeep(reloads + 1));
  // What the visitor has typed is worth more than the answer. The line below the button tells the
  // visitor how else to reach the company.
  if (!save()) return;
  // The visitor may type until the new page comes.
  addEventListener('input', save);
  recoveryWindow.reloading = true;
  location.reload();
}

/** The URL, with the section, and the scroll position are kept by the browser. */
function stateToKeep(reloads: number): SavedState {
  const focused = document.querySelector<HTMLElement>(':focus-visible');
  return {
    reloads,
    fields: fields().map(({ name, value }) => [name, value]),
    clicked: clickedButtons(),
    focused: focused?.getAttribute('name') ?? buttons().indexOf(focused as HTMLButtonElement),
  };
}

function restore({ reloads, fields: texts, clicked, focused }: SavedState): void {
  recoveryWindow.reloads = reloads;
  addEventListener('click', ({ isTrusted }) => {
    if (isTrusted) recoveryWindow.reloads = 0;
  });
  for (const [name, text] of texts) {
    const field = fields().find((field) => field.name === name);
    // The browser may have restored the text, and the visitor may have begun to type.
    if (field && field.value === '') field.value = text;
  }
  const focusable =
    typeof focused === 'number'
      ? buttons().at(focused)
      : fields().find(({ name }) => name === focused);
  if (focused !== -1) focusable?.focus({ preventScroll: true });
  for (const position of clicked) buttons()[position]?.click();
}

function buttons(): HTMLButtonElement[] {
  return [...document.querySelectorAll('button')];
}

function clickedButtons(): number[] {
  return buttons().flatMap((button, position) =>
    button.getAttribute(CLICKED_ATTRIBUTE) === CLICKED_VALUE ? [position] : [],
  );
}

function fields(): (HTMLInputElement | HTMLTextAreaElement)[] {
  return [...document.querySelectorAll<HTMLInputElement>('input, textarea')];
}

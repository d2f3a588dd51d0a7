import { savesData } from '../page-scripts';
import { FIELD, HYDRATE_ON_ATTRIBUTE, ISLAND } from './island-attributes';
import { loadScripts, retryFailed, setSources, type ScriptSources } from './island-scripts';
import { addClick, REPLAYED } from './pending-clicks';
import { seekAnimations } from './seek-animations';

const CONTROL = `${FIELD},button,summary,:focus:not(a)`;

/** The events with which a visitor or assistive technology uses a control. */
const USES = ['pointerdown', 'focusin', 'input', 'click'];

/**
 * Requests the scripts of an island when a visitor uses it, and records the clicks until the runtime
 * script hydrates it and replays them (hydrate-ready.ts). Reading, scrolling and touching text need
 * no script.
 *
 * @param needsScriptForFragment whether the islands with the trigger `fragment` are hydrated even
 *   without a fragment and with Save-Data.
 */
export function hydrateOnUse(
  sources: ScriptSources,
  needsScriptForFragment: () => boolean = () => false,
): void {
  setSources(sources);

  function onUse({ target, type }: Event): void {
    // A program can fire an event at the document or the window, which have no `closest`.
    const control = (target as Element).closest?.<HTMLElement>(CONTROL);
    const island = control?.closest(ISLAND);
    if (!control || !island) return;
    loadScripts(island);
    if (type !== 'click' || !control.matches(REPLAYED)) return;
    try {
      if (seekAnimations(control, island)) return;
    } catch {
      // The click counts even if the animations cannot be read: its mark stops them.
    }
    addClick(control, island);
  }

  function onHover({ target, pointerType }: PointerEvent): void {
    const island = (target as Element).closest?.(`[${HYDRATE_ON_ATTRIBUTE}=hover]`);
    if (island && pointerType === 'mouse') loadScripts(island);
  }

  function onFragment(): void {
    if (!needsScriptForFragment() && (!location.hash || savesData())) return;
    retryFailed();
    document.querySelectorAll(`[${HYDRATE_ON_ATTRIBUTE}=fragment]`).forEach(loadScripts);
  }

  for (const type of USES) addEventListener(type, onUse, true);
  addEventListener('submit', onSubmit, true);
  addEventListener('pointerover', onHover);
  // Not before the load event, which a script that hangs would delay.
  for (const type of ['load', 'hashchange']) addEventListener(type, onFragment);
  // What has failed is requested again with the next click or section, when the network is back, and
  // when the visitor returns to the tab. Not for keystrokes.
  for (const type of ['click', 'online', 'visibilitychange'])
    addEventListener(type, retryFailed, true);
}

/** Until its island is hydrated, a form sends nothing. */
function onSubmit(event: SubmitEvent): void {
  const form = event.target as HTMLFormElement;
  if (!form.closest(ISLAND)) return;
  event.preventDefault();
  // A program can submit a form without its button. That counts as a click on it.
  if (!event.submitter) form.querySelector<HTMLElement>('[type=submit]')?.click();
}

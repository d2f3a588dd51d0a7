import { CLICKED, CLICKED_ATTRIBUTE, FIELD, ISLAND, TOGGLE_ATTRIBUTE } from './island-attributes';

/**
 * Selects the controls on which a click is replayed. The browser itself changes fields and details,
 * React has no state yet that a reset could clear, and the elements of a drawing have no `click`.
 */
export const REPLAYED = `:not(${FIELD},summary,[type=reset],svg,svg *),[type=submit],[type=button]`;

/** The clicks on controls of islands that are not hydrated yet, in their order. */
let clicks: HTMLElement[] = [];

export function areClicksPending(): boolean {
  return clicks.length > 0;
}

/** Adds a click and marks its control. For a toggle, style sheets may show the new state already. */
export function addClick(control: HTMLElement, island: Element): void {
  clicks.push(control);
  const isToggle = control.hasAttribute(TOGGLE_ATTRIBUTE);
  const isMarked = control.toggleAttribute(CLICKED_ATTRIBUTE, isToggle ? undefined : true);
  if (isToggle) island.toggleAttribute(CLICKED_ATTRIBUTE, isMarked);
}

/** Replays the clicks on islands that are hydrated by now. */
export async function replayReadyClicks(): Promise<void> {
  const ready = clicks.filter((control) => !control.closest(ISLAND));
  clicks = clicks.filter((control) => control.closest(ISLAND));
  for (const control of ready) {
    // Lets the islands replay typed input, and React render the effect of the click before.
    await Promise.resolve();
    replay(control);
  }
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

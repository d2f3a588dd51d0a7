import { CLICKED_ATTRIBUTE, FIELD, TOGGLE_ATTRIBUTE } from './island-attributes';

/**
 * Selects the controls on which a click is replayed. The browser itself changes fields and details,
 * React has no state yet that a reset could clear, and the elements of a drawing have no `click`.
 */
export const REPLAYED = `:not(${FIELD},summary,[type=reset],svg,svg *),[type=submit],[type=button]`;

/** The clicks on controls of islands that are not hydrated yet, in their order. */
export const pendingClicks: HTMLElement[] = [];

/** Adds a click and marks its control. For a toggle, style sheets may show the new state already. */
export function addClick(control: HTMLElement, island: Element): void {
  pendingClicks.push(control);
  const isToggle = control.hasAttribute(TOGGLE_ATTRIBUTE);
  const isMarked = control.toggleAttribute(CLICKED_ATTRIBUTE, isToggle ? undefined : true);
  if (isToggle) island.toggleAttribute(CLICKED_ATTRIBUTE, isMarked);
}

/**
 * Names a control whose press must not be lost before the page is hydrated. The static HTML has it; the component takes
 * it away as it is hydrated, so a page that still has one is not.
 */
export const EARLY_PRESS_ATTRIBUTE = 'data-early-press';

/** What the export's starter gives such a control when it is pressed; the component makes up for it. */
export const PRESSED_ATTRIBUTE = 'data-pressed-early';

/**
 * A press that came before the page was hydrated. The static HTML gives a control this attribute, which names it; the
 * export's starter writes down a press beside it; the component takes it away as it is hydrated, and makes up for the
 * press it finds. So a page that still has one is not hydrated.
 */
export const EARLY_PRESS_ATTRIBUTE = 'data-early-press';

export const PRESSED_ATTRIBUTE = 'data-pressed-early';

/**
 * A press that came before the page was hydrated. The static HTML gives a control this attribute; the export's starter
 * writes down a press in it; the component takes it away once it can act, and makes up for the press it finds.
 */
export const EARLY_PRESS_ATTRIBUTE = 'data-early-press';

export const PRESSED = 'pressed';

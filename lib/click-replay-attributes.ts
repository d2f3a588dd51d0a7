/**
 * Marks a control whose click must be replayed if it comes before hydration. The static HTML has
 * the attribute; the component removes it when it hydrates. A page that still has one is therefore
 * not hydrated.
 */
export const REPLAY_ATTRIBUTE = 'data-replay-click';

/**
 * Marks a control whose click has no answer yet: the loader sets it before hydration, and the
 * component while it waits for its script. The component removes it and replays the click.
 */
export const CLICKED_ATTRIBUTE = 'data-clicked';

/**
 * The value of the mark after a click. It is empty if the keyboard focus pauses the banner, which
 * needs no script.
 */
export const CLICKED_VALUE = 'click';

/**
 * Marks a control whose click must be replayed if it comes before hydration. The static HTML has
 * the attribute; the component removes it when it hydrates. A page that still has one is therefore
 * not hydrated.
 */
export const REPLAY_ATTRIBUTE = 'data-replay-click';

/** The loader sets this on such a control when it is clicked; the component replays the click. */
export const CLICKED_ATTRIBUTE = 'data-clicked';

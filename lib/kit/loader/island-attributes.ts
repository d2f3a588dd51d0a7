/**
 * The attributes by which the loader and React know the islands of a page, and by which style
 * sheets show pending clicks.
 */

/** Marks the container of an island that is not hydrated. The value is the island's name. */
export const ISLAND_ATTRIBUTE = 'data-island';

/** The props of an island as JSON; in the finished export, their index in the runtime script. */
export const ISLAND_PROPS_ATTRIBUTE = 'data-island-props';

/** The names of the scripts that an island needs, if it needs more than the runtime script. */
export const ISLAND_SCRIPTS_ATTRIBUTE = 'data-island-scripts';

/**
 * A trigger of hydration besides the use of a control: `hover` (a mouse over the island), or
 * `fragment` (a URL with a fragment, when the page opens or later).
 */
export const HYDRATE_ON_ATTRIBUTE = 'data-hydrate-on';

/**
 * On a button: it was clicked before hydration, and the loader will replay the click. On an island:
 * its toggle was clicked.
 */
export const CLICKED_ATTRIBUTE = 'data-clicked';

/** Selects the buttons and islands with this attribute. */
export const CLICKED = `[${CLICKED_ATTRIBUTE}]`;

/**
 * On a button: before hydration, a click seeks the island's animations. Three numbers: the interval
 * in ms, the number of intervals forward, and the lead time in ms before the target. Paused
 * animations are set to the target itself. With 0 intervals all animations are set to the start of
 * their interval, and the click is replayed.
 */
export const SEEK_ANIMATIONS_ATTRIBUTE = 'data-seek-animations';

/**
 * Marks a toggle: a second click undoes the first. The value is `clicked` while React shows the
 * effect of an odd number of clicks, so that an island that fails keeps it.
 */
export const TOGGLE_ATTRIBUTE = 'data-toggle';

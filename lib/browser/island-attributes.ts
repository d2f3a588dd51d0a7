/**
 * The attributes by which the loader and React know the islands of a page, and by which style sheets
 * show that a click has no answer yet.
 */

/** Marks the container of an island that is not hydrated. The value is the island's name. */
export const ISLAND_ATTRIBUTE = 'data-island';

/** The props of an island as JSON; in the finished export, their position in the runtime script. */
export const ISLAND_PROPS_ATTRIBUTE = 'data-island-props';

/** The names of the scripts that an island needs, if it needs more than the runtime script. */
export const ISLAND_SCRIPTS_ATTRIBUTE = 'data-island-scripts';

/**
 * What else hydrates an island than a use of its controls: `hover` (a mouse over it), or `fragment`
 * (a URL with a fragment, when the page opens or later).
 */
export const HYDRATE_ON_ATTRIBUTE = 'data-hydrate-on';

/**
 * On a button: it was clicked before hydration, and the loader repeats the click. On the container of
 * an island: that button is a toggle.
 */
export const CLICKED_ATTRIBUTE = 'data-clicked';

/** The value of the mark. A page of an earlier version may have the mark with an empty value. */
export const CLICKED_VALUE = 'click';

/**
 * On a button: before hydration, the loader answers a click by moving the animations of the island in
 * time. Three numbers: the milliseconds between two positions, how many positions forward, and how
 * long before the position they go on from there. Paused animations move to the position itself.
 */
export const SEEK_ANIMATIONS_ATTRIBUTE = 'data-seek-animations';

/** Marks a button whose second click takes back the first one. */
export const TOGGLE_ATTRIBUTE = 'data-toggle';

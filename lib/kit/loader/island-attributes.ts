/**
 * The attributes by which the loader and React know the islands of a page, and by which style
 * sheets show pending clicks.
 */

/** Marks the container of an island that is not hydrated. The value is the island's name. */
export const ISLAND_ATTRIBUTE = 'data-island';

/** Selects the islands that are not hydrated. */
export const ISLAND = `[${ISLAND_ATTRIBUTE}]`;

/** Selects the fields of forms. */
export const FIELD = 'input,textarea,select';

/** The props of an island as JSON; in the finished export, their index in the runtime script. */
export const ISLAND_PROPS_ATTRIBUTE = 'data-island-props';

/** By which an island finds its container where Next hydrates the page. The export removes it. */
export const ISLAND_KEY_ATTRIBUTE = 'data-island-key';

/** The names of the scripts that an island needs, if it needs more than the runtime script. */
export const ISLAND_SCRIPTS_ATTRIBUTE = 'data-island-scripts';

/**
 * A trigger of hydration besides the use of a control: `hover` (a mouse over the island), or
 * `fragment` (a URL with a fragment, when the page opens or later).
 */
export const HYDRATE_ON_ATTRIBUTE = 'data-hydrate-on';

/** The event on the window after islands were hydrated, and their clicks replayed. */
export const HYDRATED_EVENT = 'hydrated';

/**
 * On a button: it was clicked before hydration, and the loader will replay the click. On an island:
 * its toggle was clicked.
 */
export const CLICKED_ATTRIBUTE = 'data-clicked';

/** Selects the buttons and islands with this attribute. */
export const CLICKED = `[${CLICKED_ATTRIBUTE}]`;

/**
 * On a button: before hydration, a click seeks the animations that show the slides of the island.
 * `next` and `previous` let that slide arrive; if the animations are paused, it is at once in its
 * place. After `settle` a slide that is moving is in its place, and the click is replayed.
 */
export const SEEK_ATTRIBUTE = 'data-seek';

export type SeekGoal = 'next' | 'previous' | 'settle';

/** On these buttons, or around them: the rotation of the slides as JSON (slide-rotation.ts). */
export const ROTATION_ATTRIBUTE = 'data-slide-rotation';

/**
 * Marks a toggle: a second click undoes the first. The value is `clicked` while React shows the
 * effect of an odd number of clicks, so that an island that fails keeps it.
 */
export const TOGGLE_ATTRIBUTE = 'data-toggle';

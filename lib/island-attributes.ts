/** Marks the container of an island that is not hydrated. The value is the island's name. */
export const ISLAND_ATTRIBUTE = 'data-island';

/** The props of an island as JSON. The export moves them into the script with React. */
export const ISLAND_PROPS_ATTRIBUTE = 'data-island-props';

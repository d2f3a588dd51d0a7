/** The ids of the page frame, which no heading of a page may have. */
export const PAGE_IDS = ['main', 'list-of-headings'] as const;
export const [MAIN_ID, LIST_NAME_ID] = PAGE_IDS;

import { createToastStore } from './toast-store';

/** The page's toasts. */
export const toasts = createToastStore();

import * as toastStore from '@/components/toast/toast-store';

/** The modules with a state that the islands of all scripts share, by the path of their import. */
export const sharedModules = { '@/components/toast/toast-store': toastStore };

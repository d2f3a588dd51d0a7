/** How long a toast is shown, in milliseconds (PRODUCT rule 27). */
export const TOAST_DURATION_MS = 1000;

export interface ToastStore {
  /** Shows a message for the duration of a toast. It replaces another message; the same message keeps its remaining time. */
  readonly show: (message: string) => void;
  readonly subscribe: (listener: () => void) => () => void;
  /** The message shown now, or an empty string. */
  readonly current: () => string;
}

/** Creates a store that shows one toast at a time. It is outside React, so that any component can show a message. */
export function createToastStore(): ToastStore {
  const listeners = new Set<() => void>();
  let message = '';
  let timer: ReturnType<typeof setTimeout> | undefined;

  const set = (next: string) => {
    message = next;
    listeners.forEach((listener) => listener());
  };

  return {
    show: (next) => {
      if (next === message) return;
      clearTimeout(timer);
      timer = setTimeout(() => set(''), TOAST_DURATION_MS);
      set(next);
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    current: () => message,
  };
}

/** The page's toasts. */
export const toasts = createToastStore();

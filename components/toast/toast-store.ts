/** How long a toast is shown, in milliseconds (PRODUCT rule 27). */
export const TOAST_DURATION_MS = 1000;

export interface ToastStore {
  /** Shows a message for its time. The message already shown is left to finish; another takes its place. */
  readonly show: (message: string) => void;
  readonly subscribe: (listener: () => void) => () => void;
  /** The message shown now, or an empty string. */
  readonly current: () => string;
}

/** Creates a queue that shows one toast at a time. It lives outside React: any component may add a message. */
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

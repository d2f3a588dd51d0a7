/** How long a toast is shown, in milliseconds (PRODUCT rule 27). */
export const TOAST_DURATION_MS = 1000;

export interface ToastStore {
  /**
   * Shows a message for the full duration of a toast. Another message waits until the current one
   * has had its time; the same message again starts its time anew.
   */
  readonly show: (message: string) => void;
  readonly subscribe: (listener: () => void) => () => void;
  /** The message shown now, or an empty string. */
  readonly current: () => string;
}

/**
 * Creates a queue that shows one toast at a time. It is outside React, so that any component can
 * show a message.
 */
export function createToastStore(): ToastStore {
  const listeners = new Set<() => void>();
  const waiting: string[] = [];
  let message = '';
  let timer: ReturnType<typeof setTimeout> | undefined;

  const set = (next: string) => {
    clearTimeout(timer);
    if (next) timer = setTimeout(() => set(waiting.shift() ?? ''), TOAST_DURATION_MS);
    message = next;
    listeners.forEach((listener) => listener());
  };

  return {
    show: (next) => {
      const isOnlyMessage = waiting.length === 0 && (message === '' || message === next);
      if (isOnlyMessage) set(next);
      else if (waiting.at(-1) !== next) waiting.push(next);
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

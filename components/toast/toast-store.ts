/** How long a toast is shown, in milliseconds (PRODUCT rule 27). */
export const TOAST_DURATION_MS = 1000;

const listeners = new Set<() => void>();
const waiting: string[] = [];
let message = '';
let timer: ReturnType<typeof setTimeout> | undefined;

/** The page's toasts, one at a time. They are outside React, so that any code can show one. */
export const toasts = {
  /**
   * Shows a message for the full duration of a toast. A different message is queued. The same
   * message restarts the timer.
   */
  show: (next: string): void => {
    const isOnlyMessage = waiting.length === 0 && (message === '' || message === next);
    if (isOnlyMessage) set(next);
    else if (waiting.at(-1) !== next) waiting.push(next);
  },
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  /** The message shown now, or an empty string. */
  current: () => message,
};

function set(next: string): void {
  clearTimeout(timer);
  if (next) timer = setTimeout(() => set(waiting.shift() ?? ''), TOAST_DURATION_MS);
  message = next;
  listeners.forEach((listener) => listener());
}

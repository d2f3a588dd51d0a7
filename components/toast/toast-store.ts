/** How long a toast is shown, in milliseconds (PRODUCT rule 27). */
export const TOAST_DURATION_MS = 1000;

export interface Toast {
  readonly text: string;
  /** Whether it reports a problem. */
  readonly isError: boolean;
}

const listeners = new Set<() => void>();
const waiting: Toast[] = [];
let current: Toast | undefined;
let timer: ReturnType<typeof setTimeout> | undefined;

/** The page's toasts, one at a time. They are outside React, so that any code can show one. */
export const toasts = {
  /**
   * Shows a text for the full duration of a toast. A different text is queued. The same text
   * restarts the timer.
   */
  show: (text: string, { isError = false } = {}): void => {
    const isOnlyText = waiting.length === 0 && (!current || current.text === text);
    if (isOnlyText) set({ text, isError });
    else if (waiting.at(-1)?.text !== text) waiting.push({ text, isError });
  },
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  current: () => current,
};

function set(next?: Toast): void {
  clearTimeout(timer);
  if (next) timer = setTimeout(() => set(waiting.shift()), TOAST_DURATION_MS);
  current = next;
  listeners.forEach((listener) => listener());
}

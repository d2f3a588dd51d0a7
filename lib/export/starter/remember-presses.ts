import { EARLY_PRESS_ATTRIBUTE, PRESSED } from '@/lib/early-press';

/** Writes down a press on a control that nobody answers yet (lib/early-press.ts). */
export function rememberPresses(): void {
  addEventListener(
    'click',
    ({ target }) => {
      const control = target instanceof Element && target.closest(`[${EARLY_PRESS_ATTRIBUTE}]`);
      if (control) control.setAttribute(EARLY_PRESS_ATTRIBUTE, PRESSED);
    },
    true,
  );
}

import { EARLY_PRESS_ATTRIBUTE, PRESSED_ATTRIBUTE } from '@/lib/early-press';

/**
 * What a finger, a mouse and a keyboard send that React would hydrate a page for, there and then; and the focus, which it
 * would repeat afterwards as if it had come without a press.
 */
export const PRESSING_EVENTS = [
  ...[
    'pointerdown',
    'pointerup',
    'pointercancel',
    'touchstart',
    'touchend',
    'touchcancel',
    'mousedown',
    'mouseup',
  ],
  ...[
    'click',
    'dblclick',
    'contextmenu',
    'keydown',
    'keypress',
    'keyup',
    'textInput',
    'input',
    'change',
  ],
  ...['compositionstart', 'compositionend', 'paste', 'focusin'],
];

/**
 * Writes down a press on a control that nobody answers yet (lib/early-press.ts), and keeps it from React until the page
 * is hydrated. React would answer by hydrating the whole page at once, in one long task, and the visitor would wait for
 * it: left alone it hydrates in slices, and a press is painted between two of them. What the browser itself does with
 * the press, following a link among it, is not held up.
 */
export function rememberPress(event: Event): void {
  if (!document.querySelector(`[${EARLY_PRESS_ATTRIBUTE}]`)) return;
  event.stopPropagation();
  const { type, target } = event;
  const control =
    type === 'click' && target instanceof Element && target.closest(`[${EARLY_PRESS_ATTRIBUTE}]`);
  if (control) control.setAttribute(PRESSED_ATTRIBUTE, '');
}

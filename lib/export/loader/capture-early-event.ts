import { REPLAY_ATTRIBUTE, CLICKED_ATTRIBUTE } from '@/lib/click-replay-attributes';

/**
 * Those input events that make React hydrate synchronously and that visitors of this page cause; and
 * `focusin`, which React would replay after hydration as if no press had caused it.
 */
export const CAPTURED_EVENTS = [
  'pointerdown',
  'pointerup',
  'pointercancel',
  'touchstart',
  'touchend',
  'touchcancel',
  'mousedown',
  'mouseup',
  'click',
  'dblclick',
  'contextmenu',
  'keydown',
  'keypress',
  'keyup',
  'textInput',
  'input',
  'change',
  'compositionstart',
  'compositionend',
  'paste',
  'focusin',
];

/**
 * Marks a control that is clicked before hydration (lib/click-replay-attributes.ts), and hides the
 * event from React until the page is hydrated. React would otherwise hydrate the whole page
 * synchronously, in one long task. Without the event it hydrates in slices, and the browser can
 * paint the press between two of them. Default actions, such as following a link, still happen.
 */
export function captureEarlyEvent(event: Event): void {
  if (!document.querySelector(`[${REPLAY_ATTRIBUTE}]`)) return;
  event.stopPropagation();
  const { type, target } = event;
  const control =
    type === 'click' && target instanceof Element && target.closest(`[${REPLAY_ATTRIBUTE}]`);
  if (control) control.setAttribute(CLICKED_ATTRIBUTE, type);
}

import { useRef, type FocusEvent } from 'react';

/**
 * Returns event handlers that report when the keyboard moves the focus into an element.
 *
 * A screen reader focuses a button and clicks it at once. If the focus paused the banner first, a
 * click on Pause would then start it again. So the focus is reported one task later, and only if no
 * pointer and no click came with it. `:focus-visible` must also match, because a button gets the
 * focus back when the visitor returns to the window.
 */
export function useKeyboardFocus(onFocused: () => void) {
  const pointerIsDown = useRef(false);
  const pending = useRef<ReturnType<typeof setTimeout>>(undefined);

  const release = () => {
    pointerIsDown.current = false;
  };
  return {
    onPointerDownCapture: () => {
      pointerIsDown.current = true;
    },
    onPointerUp: release,
    onPointerLeave: release,
    onPointerCancel: release,
    onClickCapture: () => clearTimeout(pending.current),
    onFocus: ({ currentTarget, target, relatedTarget }: FocusEvent) => {
      const fromInside = relatedTarget instanceof Node && currentTarget.contains(relatedTarget);
      if (fromInside || pointerIsDown.current) return;
      pending.current = setTimeout(() => {
        if (target.matches(':focus-visible')) onFocused();
      });
    },
  };
}

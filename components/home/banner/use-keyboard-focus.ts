import { useRef, type FocusEvent } from 'react';

/**
 * Tells when focus enters an element from outside by keyboard, as handlers for that element.
 * `:focus-visible` alone is not enough: a press by a screen reader focuses and clicks at once, and
 * its button must still do what it was called when it was pressed. So focus counts only once its
 * task is over, and neither a pointer nor a click came with it. It is needed as well, because the
 * focus also returns to a button when the visitor returns to the window.
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

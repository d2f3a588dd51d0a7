import { useEffect, useEffectEvent, type RefObject } from 'react';

/**
 * Reports once, after hydration, keyboard focus inside the parent of `part` and a mouse over `part` that came before
 * hydration. The browser does not repeat their events.
 */
export function usePreHydrationFocusAndHover(
  part: RefObject<HTMLElement | null>,
  { onFocused, onHovered }: { readonly onFocused: () => void; readonly onHovered: () => void },
): void {
  const focused = useEffectEvent(onFocused);
  const hovered = useEffectEvent(onHovered);
  useEffect(() => {
    const whole = part.current?.parentElement;
    if (
      whole?.contains(document.activeElement) &&
      document.activeElement?.matches(':focus-visible')
    )
      focused();
    if (part.current?.matches(':hover') && window.matchMedia('(hover: hover)').matches) hovered();
  }, [part]);
}

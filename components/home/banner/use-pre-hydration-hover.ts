import { useEffect, useEffectEvent, type RefObject } from 'react';

/**
 * Reports a mouse that was over the parent of `part` before hydration. The browser does not repeat
 * its event.
 */
export function usePreHydrationHover(
  part: RefObject<HTMLElement | null>,
  onHovered: () => void,
): void {
  const hovered = useEffectEvent(onHovered);
  useEffect(() => {
    const isHovered = part.current?.parentElement?.matches(':hover');
    if (isHovered && window.matchMedia('(hover: hover)').matches) hovered();
  }, [part]);
}

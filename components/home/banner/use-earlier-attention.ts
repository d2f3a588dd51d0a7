import { useEffect, useEffectEvent, type RefObject } from 'react';

/**
 * Tells once, at the start, of the attention that the page got before its script: the keyboard's focus inside the whole,
 * a mouse over the part. Neither sends an event again.
 */
export function useEarlierAttention(
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

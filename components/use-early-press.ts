'use client';

import { useEffect, useEffectEvent, useLayoutEffect, useRef, type RefObject } from 'react';
import { EARLY_PRESS_ATTRIBUTE, PRESSED } from '@/lib/early-press';

/** What a control that must not lose an early press spreads on itself. */
export const rememberEarlyPress = { [EARLY_PRESS_ATTRIBUTE]: '' };

/**
 * Acts on a press that came before the control could, once it can: a control is pressed when it is seen, not when its
 * script has arrived.
 *
 * @param ready whether the control can act.
 * @returns what to do with a press that comes while the page is hydrated and the control is not ready yet.
 */
export function useEarlyPress(control: RefObject<HTMLElement | null>, act: () => void, ready = true): () => void {
  const pressed = useRef(false);
  const onEarlyPress = useEffectEvent(act);

  // In the same breath as the hydration: the starter keeps presses from React as long as the attribute is there.
  useLayoutEffect(() => {
    if (control.current?.getAttribute(EARLY_PRESS_ATTRIBUTE) === PRESSED) pressed.current = true;
    control.current?.removeAttribute(EARLY_PRESS_ATTRIBUTE);
  }, [control]);

  useEffect(() => {
    if (!ready || !pressed.current) return;
    pressed.current = false;
    onEarlyPress();
  }, [ready]);

  return () => {
    pressed.current = true;
  };
}

'use client';

import { useEffect, useEffectEvent, type RefObject } from 'react';
import { EARLY_PRESS_ATTRIBUTE, PRESSED } from '@/lib/early-press';

/** What a control that must not lose an early press spreads on itself. */
export const rememberEarlyPress = { [EARLY_PRESS_ATTRIBUTE]: '' };

/**
 * Acts on a press that came before the control could, once it can: a control is pressed when it is seen, not when its
 * script has arrived.
 *
 * @param ready whether the control can act; its own press handler has to do nothing until then.
 */
export function useEarlyPress(control: RefObject<HTMLElement | null>, act: () => void, ready = true): void {
  const onEarlyPress = useEffectEvent(act);
  useEffect(() => {
    if (!ready || !control.current) return;
    const pressed = control.current.getAttribute(EARLY_PRESS_ATTRIBUTE) === PRESSED;
    control.current.removeAttribute(EARLY_PRESS_ATTRIBUTE);
    if (pressed) onEarlyPress();
  }, [control, ready]);
}

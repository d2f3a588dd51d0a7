'use client';

import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { EARLY_PRESS_ATTRIBUTE, PRESSED_ATTRIBUTE } from '@/lib/early-press';

type ControlName = 'toggle' | 'previous' | 'next' | 'send';

/**
 * Acts on a press that came before the control could, once it can: a control is pressed when it is seen, not when its
 * script has arrived.
 *
 * @param ready whether the control can act.
 * @returns what the control spreads on itself, and what to do with a press that comes while the page is hydrated and the
 *   control is not ready yet.
 */
export function useEarlyPress(
  name: ControlName,
  act: (control: HTMLButtonElement | null) => void,
  ready = true,
) {
  const control = useRef<HTMLButtonElement>(null);
  // The one that the visitor sees until then. React makes another, after a translator has rewritten the document.
  const [earlier] = useState(() =>
    typeof document === 'undefined' ? null : controlInDocument(name),
  );
  const pressed = useRef(false);
  const onEarlyPress = useEffectEvent(act);

  // In the same breath as the hydration: the starter keeps presses from React as long as the attribute is there.
  useLayoutEffect(() => {
    if (earlier?.hasAttribute(PRESSED_ATTRIBUTE)) pressed.current = true;
    earlier?.removeAttribute(PRESSED_ATTRIBUTE);
    control.current?.removeAttribute(EARLY_PRESS_ATTRIBUTE);
  }, [earlier]);

  useEffect(() => {
    if (!ready || !pressed.current) return;
    pressed.current = false;
    onEarlyPress(control.current);
  }, [ready]);

  return {
    props: { ref: control, [EARLY_PRESS_ATTRIBUTE]: name },
    pressLater: () => {
      pressed.current = true;
    },
  };
}

function controlInDocument(name: ControlName): Element | null {
  return document.querySelector(`[${EARLY_PRESS_ATTRIBUTE}="${name}"]`);
}

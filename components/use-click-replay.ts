'use client';

import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { CLICKED_ATTRIBUTE, CLICKED_VALUE, REPLAY_ATTRIBUTE } from '@/lib/click-replay-attributes';

type ControlName = 'toggle' | 'previous' | 'next' | 'send';

/**
 * Replays a click that came before the control could handle it: visitors click a control when they
 * see it, which may be before its script has loaded.
 *
 * @param act handles the replayed click.
 * @param ready whether the control can handle clicks.
 * @param onWaiting called if a click came before hydration and the control is not ready yet.
 * @returns the props for the control, and a click handler for the time between hydration and
 *   `ready`.
 */
export function useClickReplay(
  name: ControlName,
  act: (control: HTMLButtonElement | null) => void,
  ready = true,
  onWaiting: () => void = () => undefined,
) {
  const control = useRef<HTMLButtonElement>(null);
  // The control of the static HTML. React renders a new one if a translator has changed the
  // document.
  const [staticControl] = useState(() =>
    typeof document === 'undefined' ? null : controlInDocument(name),
  );
  const onReplay = useEffectEvent(act);
  const onNotReady = useEffectEvent(onWaiting);

  // A layout effect: the loader hides clicks from React as long as the attribute is present.
  useLayoutEffect(() => {
    if (staticControl?.hasAttribute(CLICKED_ATTRIBUTE)) markAsClicked(control.current);
    control.current?.removeAttribute(REPLAY_ATTRIBUTE);
  }, [staticControl]);

  useEffect(() => {
    if (!control.current?.hasAttribute(CLICKED_ATTRIBUTE)) return;
    if (!ready) return onNotReady();
    control.current.removeAttribute(CLICKED_ATTRIBUTE);
    onReplay(control.current);
  }, [ready]);

  return {
    props: { ref: control, [REPLAY_ATTRIBUTE]: name },
    clickLater: () => markAsClicked(control.current),
  };
}

function markAsClicked(control: Element | null): void {
  control?.setAttribute(CLICKED_ATTRIBUTE, CLICKED_VALUE);
}

function controlInDocument(name: ControlName): HTMLElement | null {
  return document.querySelector<HTMLElement>(`[${REPLAY_ATTRIBUTE}="${name}"]`);
}

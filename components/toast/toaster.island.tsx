'use client';

import { useSyncExternalStore } from 'react';
import { Icon } from '@/components/icon';
import { toasts } from './toast-store';
import './toasts.css';

const CHECK = 'm9.5 18.8-6.8-6.9 2.2-2.2 4.6 4.7 9.6-9.7 2.2 2.2z';
const EXCLAMATION = 'M10.2 3.5h3.6l-.5 11h-2.6zM12 16.8a1.9 1.9 0 1 1 0 3.8 1.9 1.9 0 0 1 0-3.8z';

/**
 * How much of the page the keyboard of iOS, or a zoom with two fingers, has moved out of sight, in
 * CSS pixels. Extensions against fingerprinting may block what knows it.
 */
function hiddenAtTop(): number | undefined {
  try {
    return window.visualViewport?.offsetTop;
  } catch {
    return undefined;
  }
}

/**
 * Shows toasts. Its container is the live region that announces them. A live region must exist
 * before its first message (WCAG 2.2, 4.1.3).
 */
export function Toaster() {
  // The HTML has no toast. The form may be hydrated first, and show one.
  const toast = useSyncExternalStore(toasts.subscribe, toasts.current, () => undefined);
  if (!toast) return null;
  return (
    <p
      key={toast.text}
      className="toast"
      data-error={toast.isError || undefined}
      style={{ marginTop: hiddenAtTop() }}
    >
      <Icon path={toast.isError ? EXCLAMATION : CHECK} />
      {toast.text}
    </p>
  );
}

'use client';

import { useSyncExternalStore } from 'react';
import { Icon } from '@/components/icon';
import { toasts } from './toast-store';
import './toasts.css';

const CHECK = 'm9.5 18.8-6.8-6.9 2.2-2.2 4.6 4.7 9.6-9.7 2.2 2.2z';
const EXCLAMATION = 'M10.2 3.5h3.6l-.5 11h-2.6zM12 16.8a1.9 1.9 0 1 1 0 3.8 1.9 1.9 0 0 1 0-3.8z';

/**
 * Shows toasts. Its container is the live region that announces them. A live region must exist
 * before its first message (WCAG 2.2, 4.1.3).
 *
 * @param errors the messages that report a problem. Every other message reports success.
 */
export function Toaster({ errors }: { readonly errors: readonly string[] }) {
  // The HTML has no message. The form may be hydrated first, and show one.
  const message = useSyncExternalStore(toasts.subscribe, toasts.current, () => '');
  const failed = errors.includes(message);
  if (!message) return null;
  return (
    <p
      key={message}
      className="toast"
      data-error={failed || undefined}
      // The keyboard of iOS, or a zoom with two fingers, moves the visible part of the page.
      style={{ marginTop: window.visualViewport?.offsetTop }}
    >
      <Icon path={failed ? EXCLAMATION : CHECK} />
      {message}
    </p>
  );
}

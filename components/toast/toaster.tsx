'use client';

import { useSyncExternalStore } from 'react';
import styles from './toast.module.css';
import { toasts } from './toast-store';

/** Where toasts are shown and announced: a live region has to be there before its first message (WCAG 2.2, 4.1.3). */
export function Toaster() {
  const message = useSyncExternalStore(toasts.subscribe, toasts.current, () => '');
  return (
    <div className={styles.toaster} role="status">
      {message && <p className={styles.toast}>{message}</p>}
    </div>
  );
}

import { useSyncExternalStore } from 'react';

const QUERY = '(prefers-reduced-motion: reduce)';

/** Whether the system asks for reduced motion; undefined in the HTML, which cannot know. */
export function useReducedMotion(): boolean | undefined {
  return useSyncExternalStore<boolean | undefined>(
    (onChange) => {
      const query = matchMedia(QUERY);
      query.addEventListener('change', onChange);
      return () => query.removeEventListener('change', onChange);
    },
    () => matchMedia(QUERY).matches,
    () => undefined,
  );
}

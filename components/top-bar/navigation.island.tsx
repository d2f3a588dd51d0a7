'use client';

import { useEffect, useSyncExternalStore } from 'react';
import type { InterfaceMessages } from '@/lib/region/messages/messages-type';
import {
  needsScriptToShowSection,
  SECTION_IDS,
  sectionHref,
  sectionIndexOf,
} from '@/lib/site/sections';

interface NavigationProps {
  readonly messages: Pick<InterfaceMessages['navigation'], 'label' | 'home' | 'about' | 'contact'>;
}

/**
 * The navigation of the top bar. It owns the index of the shown section (PRODUCT rule 16) and marks
 * its link for assistive technology. CSS shows the section and marks the link visibly
 * (app/visible-section.css), so both happen before any script.
 */
export function Navigation({ messages }: NavigationProps) {
  const current = useSyncExternalStore(
    subscribeToFragment,
    () => sectionIndexOf(location.hash),
    // The HTML is the same for every fragment.
    () => -1,
  );
  useEffect(() => {
    // Browsers without `:has()`: app/visible-section.css reads this attribute.
    if (needsScriptToShowSection())
      document.documentElement.dataset['section'] = SECTION_IDS[current] ?? '';
  }, [current]);
  return (
    <nav className="top-bar__navigation" aria-label={messages.label}>
      {SECTION_IDS.map((id, index) => (
        <a
          key={id}
          href={sectionHref(id)}
          aria-current={index === current ? 'true' : undefined}
          suppressHydrationWarning
        >
          {messages[id]}
        </a>
      ))}
    </nav>
  );
}

function subscribeToFragment(onChange: () => void): () => void {
  addEventListener('hashchange', onChange);
  return () => removeEventListener('hashchange', onChange);
}

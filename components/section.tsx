import type { HTMLAttributes } from 'react';
import type { Site } from '@/lib/content/read-content';
import type { SectionId } from '@/lib/site/sections';

interface SectionProps extends HTMLAttributes<HTMLElement> {
  readonly id: SectionId;
  readonly site: Site;
}

/** A section of the official site (PRODUCT rule 11). A link to it moves the focus there. */
export function Section({ id, site, children, ...attributes }: SectionProps) {
  return (
    <section id={id} tabIndex={-1} {...attributes} aria-label={site.messages.navigation[id]}>
      {children}
    </section>
  );
}

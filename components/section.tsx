import type { HTMLAttributes } from 'react';
import { LanguageLinks } from '@/components/language-links/language-links';
import type { Site } from '@/lib/content/read-content';
import { HOME_PATH } from '@/lib/kit/urls';
import { sectionHref, type SectionId } from '@/lib/site/sections';

interface SectionProps extends HTMLAttributes<HTMLElement> {
  readonly id: SectionId;
  readonly site: Site;
}

/** A section of the official site (PRODUCT rule 11). A link to it moves the focus there. */
export function Section({ id, site, children, ...attributes }: SectionProps) {
  const fragment = id === 'home' ? '' : sectionHref(id);
  return (
    <section id={id} tabIndex={-1} {...attributes} aria-label={site.messages.navigation[id]}>
      <LanguageLinks {...site} path={HOME_PATH} fragment={fragment} />
      {children}
    </section>
  );
}

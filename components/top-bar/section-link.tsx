'use client';

import { useSectionIndex } from './use-section-index';

interface SectionLinkProps {
  readonly href: string;
  readonly index: number;
  readonly label: string;
}

/** A link to a section that tells assistive technology when it is the one shown; its look is the style sheet's. */
export function SectionLink({ href, index, label }: SectionLinkProps) {
  const current = useSectionIndex() === index;
  return (
    <a href={href} aria-current={current ? 'true' : undefined}>
      {label}
    </a>
  );
}

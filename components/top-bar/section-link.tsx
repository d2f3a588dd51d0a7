'use client';

import { useSectionIndex } from './use-section-index';

interface SectionLinkProps {
  readonly href: string;
  readonly index: number;
  readonly label: string;
}

/**
 * A link to a section that marks the shown section for assistive technology. CSS shows the mark.
 */
export function SectionLink({ href, index, label }: SectionLinkProps) {
  const current = useSectionIndex() === index;
  return (
    <a href={href} aria-current={current ? 'true' : undefined}>
      {label}
    </a>
  );
}

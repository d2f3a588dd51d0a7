import type { HTMLAttributes } from 'react';

/**
 * A paragraph inside an island that React renders on the server and never touches afterwards: the
 * browser keeps the HTML that is there. So its content needs no props in the browser, and a text
 * that a translator has changed stays.
 */
export function StaticHtml({ children, ...attributes }: HTMLAttributes<HTMLParagraphElement>) {
  if (typeof window === 'undefined') return <p {...attributes}>{children}</p>;
  return <p {...attributes} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />;
}

import type { HTMLAttributes } from 'react';

const ALERT = '[role=alert]';

/**
 * An alert inside an island that React renders on the server and never touches afterwards: the
 * browser keeps the HTML that is there. So its content needs no props in the browser, and a text
 * that a translator has changed stays.
 */
export function StaticAlert({ children, ...attributes }: HTMLAttributes<HTMLParagraphElement>) {
  if (typeof window === 'undefined')
    return (
      <p {...attributes} role="alert">
        {children}
      </p>
    );
  return (
    <p
      {...attributes}
      role="alert"
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: '' }}
    />
  );
}

/**
 * Keeps the static alert of a container. The returned function puts it back if React has rendered
 * the container anew, because React does not know its content.
 */
export function keepStaticAlert(container: HTMLElement): () => void {
  const earlier = container.querySelector(ALERT);
  return () => {
    const now = container.querySelector(ALERT);
    if (earlier && now !== earlier) now?.replaceChildren(...earlier.childNodes);
  };
}

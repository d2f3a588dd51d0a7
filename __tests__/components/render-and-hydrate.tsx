import { TextEncoder } from 'node:util';
import { act } from '@testing-library/react';
import type { ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';

/** React's server renderer needs it, and jsdom has none. */
Object.assign(globalThis, { TextEncoder });

/**
 * Renders a component to static HTML, lets a visitor act on it, and then hydrates it.
 */
export async function hydrating(
  element: ReactNode,
  before: (container: HTMLElement) => void,
): Promise<void> {
  const container = document.createElement('div');
  document.body.replaceChildren(container);
  const { renderToString } = await import('react-dom/server.edge');
  container.innerHTML = renderToString(element);
  before(container);
  await act(async () => {
    hydrateRoot(container, element, { onRecoverableError: () => undefined });
  });
}

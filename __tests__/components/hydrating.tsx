import { act } from '@testing-library/react';
import type { ReactNode } from 'react';
import { TextEncoder } from 'node:util';
import { hydrateRoot } from 'react-dom/client';

/** React's renderer wants one; jsdom has none. */
Object.assign(globalThis, { TextEncoder });

/**
 * Shows a component as its static HTML does, lets a visitor act on that, and hydrates it then.
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

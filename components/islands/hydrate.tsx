/** The runtime script: React and the islands. The loader adds it when a visitor uses an island. */
import type { ComponentType } from 'react';
import { flushSync } from 'react-dom';
import { hydrateRoot } from 'react-dom/client';
import { ISLAND_ATTRIBUTE } from '@/lib/browser/island-attributes';
import { preserveFieldState } from './preserve-field-state';
import { ISLANDS, type IslandName } from './registry';

/** The props of each island of the page. The export defines it (bundle-island-scripts.ts). */
declare const ISLAND_PROPS: Readonly<Record<IslandName, object>>;

/** The mark of an island that could not be hydrated. */
const FAILED = '';

Object.assign(window, { hydrateIsland });

/**
 * Hydrates in one synchronous task, so that no key of the visitor comes in between. If a browser
 * extension has changed the island's HTML, React renders the island again, and the change is lost.
 */
function hydrateIsland(container: HTMLElement): void {
  const name = container.getAttribute(ISLAND_ATTRIBUTE) as IslandName | typeof FAILED;
  if (name === FAILED) return;
  container.removeAttribute(ISLAND_ATTRIBUTE);
  const Component = ISLANDS[name].Component as ComponentType<object>;
  const nodes = [...container.childNodes];
  const restoreFieldState = preserveFieldState(container);
  flushSync(() =>
    hydrateRoot(container, <Component {...ISLAND_PROPS[name]} />, {
      // The visitor keeps the HTML and the typed text. A click on Send then stays without an
      // answer, and the line below the button says so.
      onUncaughtError: () => {
        container.replaceChildren(...nodes);
        container.setAttribute(ISLAND_ATTRIBUTE, FAILED);
      },
    }),
  );
  restoreFieldState();
}

/** The runtime script without the islands: React, and the hydration of islands. */
// eslint-disable-next-line no-restricted-imports -- Packages in island scripts get all of React.
import * as React from 'react';
import * as jsxRuntime from 'react/jsx-runtime';
import * as ReactDOM from 'react-dom';
import { hydrateRoot } from 'react-dom/client';
import * as toastStore from '@/components/toast/toast-store';
import { ISLAND_ATTRIBUTE, ISLAND_PROPS_ATTRIBUTE } from '../loader';
import type { IslandScript, SharedModule } from '../loader';
import { IslandBoundary } from './island-boundary';
import type { IslandEntry } from '@/components/islands/registry';

/** What the scripts of single islands share with this one. */
const SHARED: Record<SharedModule, object> = {
  react: React,
  'react-dom': ReactDOM,
  'react/jsx-runtime': jsxRuntime,
  '@/components/toast/toast-store': toastStore,
};

/**
 * Lets the loader hydrate islands (lib/browser/loader).
 *
 * @param islands those of this script, by name. Others are in scripts of their own.
 * @param props the props of all islands of the site. The attribute of a container has the index.
 */
export function provideIslands(
  islands: Record<string, IslandEntry>,
  props: readonly object[],
): void {
  /** Reads the script of an island when it is rendered, so that scripts may come in any order. */
  function Loaded({ name, props }: { readonly name: string; readonly props: object }) {
    const { Component } = (islands[name] ??= evaluate(window.islandScripts?.[name]));
    return React.createElement(Component as React.ComponentType<object>, props);
  }

  /** Hydrates in one synchronous task, so that no keystroke is lost. */
  function hydrateIsland(container: HTMLElement): void {
    const name = container.getAttribute(ISLAND_ATTRIBUTE);
    // An island that has failed has an empty name.
    if (!name) return;
    container.removeAttribute(ISLAND_ATTRIBUTE);
    const index = Number(container.getAttribute(ISLAND_PROPS_ATTRIBUTE));
    ReactDOM.flushSync(() =>
      hydrateRoot(
        container,
        <IslandBoundary container={container}>
          <Loaded name={name} props={props[index] ?? {}} />
        </IslandBoundary>,
      ),
    );
  }

  Object.assign(window, { hydrateIsland });
}

function evaluate(script?: IslandScript): IslandEntry {
  const evaluated = { exports: {} as { default: IslandEntry } };
  script?.((name) => SHARED[name], evaluated);
  return evaluated.exports.default;
}

declare global {
  interface Window {
    islandScripts?: Readonly<Record<string, IslandScript>>;
  }
}

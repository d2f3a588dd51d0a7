/** The runtime script without the islands: React, and the hydration of islands. */

import * as React from 'react';
import * as jsxRuntime from 'react/jsx-runtime';
import * as ReactDOM from 'react-dom';
import { hydrateRoot } from 'react-dom/client';
import {
  ISLAND_ATTRIBUTE,
  ISLAND_PROPS_ATTRIBUTE,
  provideHydration,
  type IslandScript,
  type SHARED_MODULES,
} from '../loader';
import type { IslandEntry } from './island';
import { IslandBoundary } from './island-boundary';

/** What the scripts of single islands share with this one. */
const REACT: Record<(typeof SHARED_MODULES)[number], object> = {
  react: React,
  'react-dom': ReactDOM,
  'react/jsx-runtime': jsxRuntime,
};

/**
 * Lets the loader hydrate islands.
 *
 * @param islands those of this script, by name. Others are in scripts of their own.
 * @param props the props of all islands of the site. The attribute of a container has the index.
 * @param shared the modules of the site with a state, by their path. The scripts of single islands
 *   get these instead of copies of their own.
 */
export function provideIslands(
  islands: Record<string, IslandEntry>,
  props: readonly object[],
  shared: Readonly<Record<string, object>> = {},
): void {
  const modules: Readonly<Record<string, object>> = { ...REACT, ...shared };

  /** Evaluates the script of an island. */
  function evaluate(script?: IslandScript): IslandEntry {
    const evaluated = { exports: {} as { default: IslandEntry } };
    script?.((name) => modules[name], evaluated);
    return evaluated.exports.default;
  }

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

  provideHydration(hydrateIsland);
}

declare global {
  interface Window {
    islandScripts?: Readonly<Record<string, IslandScript>>;
  }
}

import { createElement, useId, type ComponentType, type HTMLAttributes } from 'react';
import {
  HYDRATE_ON_ATTRIBUTE,
  ISLAND_ATTRIBUTE,
  ISLAND_KEY_ATTRIBUTE,
  ISLAND_PROPS_ATTRIBUTE,
  ISLAND_SCRIPTS_ATTRIBUTE,
} from '../loader';
import './island.css';
import { IslandBoundary } from './island-boundary';

/** A component that React hydrates in the browser. */
export interface IslandEntry {
  readonly Component: ComponentType<never>;
  /** A trigger of hydration besides the use of a control (island-attributes.ts of the loader). */
  readonly hydrateOn?: 'hover' | 'fragment';
  /**
   * Whether it has a script of its own, which comes with its first use. Otherwise its code is in
   * the runtime script, which every visitor loads who uses any island.
   */
  readonly hasOwnScript?: boolean;
}

/** The same type if JSON can hold its values, and `never` for what it cannot hold. */
type Json<Type> = Type extends string | number | boolean | null | undefined
  ? Type
  : Type extends (...parameters: never[]) => unknown
    ? never
    : { readonly [Key in keyof Type]: Json<Type[Key]> };

type PropsOf<Entry extends IslandEntry> =
  Entry['Component'] extends ComponentType<infer Props> ? Props : never;

interface IslandProps<Name, Props> extends HTMLAttributes<HTMLDivElement> {
  readonly name: Name;
  readonly props: Props & Json<Props>;
}

/**
 * Makes the container of the islands of a site, which may be on any page. In the finished export,
 * the site's own script hydrates an island when a visitor uses it (hydrate.tsx); the export moves
 * the props from the attribute into that script.
 *
 * @param islands the islands of the site by name.
 */
export function createIsland<Islands extends Readonly<Record<string, IslandEntry>>>(
  islands: Islands,
) {
  return function Island<Name extends keyof Islands & string>({
    name,
    props,
    ...attributes
  }: IslandProps<Name, PropsOf<Islands[Name]>>) {
    const { Component, hydrateOn, hasOwnScript } = islands[name] as IslandEntry;
    // Two islands may have the same name and props.
    const key = useId();
    return (
      <div
        className="island"
        {...attributes}
        {...{
          [ISLAND_ATTRIBUTE]: name,
          [ISLAND_KEY_ATTRIBUTE]: key,
          [ISLAND_PROPS_ATTRIBUTE]: JSON.stringify(props),
          [HYDRATE_ON_ATTRIBUTE]: hydrateOn,
          [ISLAND_SCRIPTS_ATTRIBUTE]: hasOwnScript ? `runtime ${name}` : undefined,
        }}
      >
        <IslandBoundary container={`[${ISLAND_KEY_ATTRIBUTE}="${key}"]`}>
          {createElement(Component as ComponentType<object>, props as object)}
        </IslandBoundary>
      </div>
    );
  };
}

import { createElement, type ComponentProps, type ComponentType, type HTMLAttributes } from 'react';
import {
  HYDRATE_ON_ATTRIBUTE,
  ISLAND_ATTRIBUTE,
  ISLAND_PROPS_ATTRIBUTE,
  ISLAND_SCRIPTS_ATTRIBUTE,
} from '../loader';
import './island.css';
import { IslandBoundary } from './island-boundary';
import * as ISLANDS from '@/components/islands/registry';

type IslandName = keyof typeof ISLANDS;

/** The same type if JSON can hold its values, and `never` for what it cannot hold. */
type Json<Type> = Type extends string | number | boolean | null | undefined
  ? Type
  : Type extends (...parameters: never[]) => unknown
    ? never
    : { readonly [Key in keyof Type]: Json<Type[Key]> };

type PropsOf<Name extends IslandName> = ComponentProps<(typeof ISLANDS)[Name]['Component']>;

interface IslandProps<Name extends IslandName> extends HTMLAttributes<HTMLDivElement> {
  readonly name: Name;
  readonly props: PropsOf<Name> & Json<PropsOf<Name>>;
}

/**
 * The container of an island, on any page. In the finished export, the site's own script hydrates
 * it when a visitor uses it (hydrate.tsx); the export moves the props from the attribute into that
 * script.
 */
export function Island<Name extends IslandName>({ name, props, ...attributes }: IslandProps<Name>) {
  const { Component, hydrateOn, hasOwnScript }: ISLANDS.IslandEntry = ISLANDS[name];
  const json = JSON.stringify(props);
  return (
    <div
      className="island"
      {...attributes}
      {...{
        [ISLAND_ATTRIBUTE]: name,
        [ISLAND_PROPS_ATTRIBUTE]: json,
        [HYDRATE_ON_ATTRIBUTE]: hydrateOn,
        [ISLAND_SCRIPTS_ATTRIBUTE]: hasOwnScript ? `runtime ${name}` : undefined,
      }}
    >
      {/* JSON writes the JSON text as a string in quotes, which CSS reads in the same way. */}
      <IslandBoundary
        container={`[${ISLAND_ATTRIBUTE}=${name}][${ISLAND_PROPS_ATTRIBUTE}=${JSON.stringify(json)}]`}
      >
        {createElement(Component as ComponentType<object>, props as object)}
      </IslandBoundary>
    </div>
  );
}

import { createElement, type ComponentProps, type ComponentType, type HTMLAttributes } from 'react';
import {
  HYDRATE_ON_ATTRIBUTE,
  ISLAND_ATTRIBUTE,
  ISLAND_PROPS_ATTRIBUTE,
  ISLAND_SCRIPTS_ATTRIBUTE,
} from '@/lib/island-attributes';
import './island.css';
import { ISLANDS, type IslandName } from './registry';

interface IslandProps<Name extends IslandName> extends HTMLAttributes<HTMLDivElement> {
  readonly name: Name;
  /** JSON. */
  readonly props: ComponentProps<(typeof ISLANDS)[Name]['Component']>;
}

/**
 * The container of an island. In the finished export, the site's own script hydrates it when a visitor
 * uses it (hydrate.tsx); the export moves the props from the attribute into that script.
 */
export function Island<Name extends IslandName>({ name, props, ...attributes }: IslandProps<Name>) {
  const { Component, ...settings } = ISLANDS[name] as (typeof ISLANDS)['banner'];
  return (
    <div
      className="island"
      {...attributes}
      {...{
        [ISLAND_ATTRIBUTE]: name,
        [ISLAND_PROPS_ATTRIBUTE]: JSON.stringify(props),
        [HYDRATE_ON_ATTRIBUTE]: settings.hydrateOn,
        [ISLAND_SCRIPTS_ATTRIBUTE]: settings.scripts,
      }}
    >
      {createElement(Component as ComponentType<object>, props as object)}
    </div>
  );
}

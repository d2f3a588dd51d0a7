import type { ComponentType } from 'react';
import { ContactForm } from '@/components/contact/contact-form.island';
import { Banner } from '@/components/home/banner/banner.island';
import { Toaster } from '@/components/toast/toaster.island';
import { Navigation } from '@/components/top-bar/navigation.island';

/*
 * The islands: the parts of a page that React hydrates in the browser. Everything else is plain
 * HTML. A component is exported here and rendered by `Island`; lint refuses other client
 * components, because the finished export hydrates islands only. The runtime script contains only
 * islands that a page shows.
 */

export const navigation = { Component: Navigation, hydrateOn: 'fragment' } satisfies IslandEntry;
export const banner = {
  Component: Banner,
  hydrateOn: 'hover',
  hasOwnScript: true,
} satisfies IslandEntry;
export const contact = { Component: ContactForm } satisfies IslandEntry;
export const toaster = { Component: Toaster } satisfies IslandEntry;

export interface IslandEntry {
  readonly Component: ComponentType<never>;
  /** A trigger of hydration besides the use of a control (lib/kit/loader/island-attributes.ts). */
  readonly hydrateOn?: 'hover' | 'fragment';
  /**
   * Whether it has a script of its own, which comes with its first use. Otherwise its code is in
   * the runtime script, which every visitor loads who uses any island.
   */
  readonly hasOwnScript?: boolean;
}

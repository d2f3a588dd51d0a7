import { ContactForm } from '@/components/contact/contact-form.island';
import { Banner } from '@/components/home/banner/banner.island';
import { Calculator } from '@/components/home/calculator/calculator.island';
import { Toaster } from '@/components/toast/toaster.island';
import { Navigation } from '@/components/top-bar/navigation.island';
import type { IslandEntry } from '@/lib/kit/islands';

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
export const calculator = { Component: Calculator, hasOwnScript: true } satisfies IslandEntry;
export const contact = { Component: ContactForm } satisfies IslandEntry;
export const toaster = { Component: Toaster } satisfies IslandEntry;

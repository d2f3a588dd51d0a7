import type { ComponentType } from 'react';
import { ContactForm } from '@/components/contact/contact-form.island';
import { Banner } from '@/components/home/banner/banner.island';
import { Toaster } from '@/components/toast/toaster.island';
import { Navigation } from '@/components/top-bar/navigation.island';

interface IslandSettings {
  readonly Component: ComponentType<never>;
  /** What else hydrates it than a use of its controls (lib/browser/island-attributes.ts). */
  readonly hydrateOn?: 'hover' | 'fragment';
  /** The scripts that it needs, if it needs more than the one with React. */
  readonly scripts?: string;
}

/**
 * The islands: the parts of the page that React hydrates in the browser. Everything else is plain
 * HTML. A component is listed here and rendered by `Island`; lint refuses other client components,
 * because the finished export hydrates islands only.
 */
export const ISLANDS = {
  navigation: { Component: Navigation, hydrateOn: 'fragment' },
  banner: { Component: Banner, hydrateOn: 'hover', scripts: 'runtime swiper' },
  contact: { Component: ContactForm },
  toaster: { Component: Toaster },
} as const satisfies Record<string, IslandSettings>;

export type IslandName = keyof typeof ISLANDS;

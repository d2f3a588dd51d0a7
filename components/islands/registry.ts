import { ContactForm } from '@/components/contact/contact-form.island';
import { Toaster } from '@/components/toast/toaster.island';

/**
 * The islands: the parts of the page that React hydrates in the browser. Everything else is plain
 * HTML. A component is listed here and rendered by `Island`; lint refuses other client components,
 * because they would work in `next dev` and do nothing in the export.
 */
export const ISLANDS = {
  contact: ContactForm,
  toaster: Toaster,
};

export type IslandName = keyof typeof ISLANDS;

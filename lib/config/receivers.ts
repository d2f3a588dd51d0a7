import { parseUrl } from '@/lib/parse-url';
import type { Configuration } from './read-configuration';

/** The origins to which the page may send something, besides its own. */
export interface Receivers {
  /** Of the form's message. Without one, the form submits nowhere. */
  readonly messages: readonly string[];
  readonly events: readonly string[];
}

/** The receivers that the settings name. */
export function receiversOf({
  contactUrl,
  contactRedirectOrigins,
  eventsUrl,
}: Configuration): Receivers {
  const originsOf = (urls: readonly string[]) => urls.flatMap((url) => parseUrl(url)?.origin ?? []);
  return {
    messages: contactUrl ? originsOf([contactUrl, ...contactRedirectOrigins.split(' ')]) : [],
    events: originsOf([eventsUrl]),
  };
}

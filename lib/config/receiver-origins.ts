import type { Configuration } from './read-configuration';

/** The origins to which the page may send something, besides its own. */
export interface Receivers {
  /**
   * The origins of the receiver of messages. Without one, the policy lets the form submit nothing.
   */
  readonly messages: readonly string[];
  readonly events: readonly string[];
}

export function receiversOf(configuration: Configuration): Receivers {
  const { contactUrl, contactRedirectOrigins, eventsUrl } = configuration;
  const redirects = contactRedirectOrigins.split(' ').filter(Boolean);
  return {
    messages: contactUrl ? [new URL(contactUrl).origin, ...redirects] : [],
    events: eventsUrl ? [new URL(eventsUrl).origin] : [],
  };
}

import { isEmailAddress, isSiteText } from './validation';

/** The site configuration (PRODUCT rule 30): what the page shows of the company, replaceable after the build. */
export interface SiteConfig {
  readonly comName: string;
  readonly email: string;
  readonly address: string;
  readonly copyright: string;
}

const ACCEPTS: Readonly<Record<keyof SiteConfig, (value: unknown) => value is string>> = {
  comName: isSiteText,
  email: isEmailAddress,
  address: isSiteText,
  copyright: isSiteText,
};

/**
 * Reads the fields that count from what a page's `window.siteConfig` holds: a field counts only if it is a text that can
 * be shown, anything else is absent and the build's value stands. Never throws, whatever `source` is: a getter or a Proxy
 * that does is a field that is absent.
 */
export function siteConfigFields(source: unknown): Partial<SiteConfig> {
  const fields: Partial<Record<keyof SiteConfig, string>> = {};
  for (const key of Object.keys(ACCEPTS) as (keyof SiteConfig)[]) {
    try {
      const value = (source as Record<keyof SiteConfig, unknown>)[key];
      if (ACCEPTS[key](value)) fields[key] = value;
    } catch {
      // Nothing to read from, or something that refuses to be read.
    }
  }
  return fields;
}

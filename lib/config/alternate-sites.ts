import { VARIANTS } from '@/lib/region/variants';
import { schema } from './schema';
import { quoteForMessage, type Problem } from './validation-error';
import { folderUrl, normalisePageUrl, readUrl } from './web-url';

/** A site of the company: its language tag (BCP 47), such as `hi-IN`, and its URL. */
export interface AlternateSite {
  readonly locale: string;
  readonly url: string;
}

/**
 * Reads the list of the company's other sites, such as `en-ID=https://id.example,
 * hi-IN=https://hi.example`.
 *
 * @param own this site. No other one may have its language tag or its URL.
 * @returns the sites in the order of the setting, or what is wrong with the first wrong entry.
 */
export function readAlternateSites(
  setting: string,
  own: AlternateSite,
): { readonly sites: readonly AlternateSite[]; readonly problems: readonly Problem[] } {
  const others = VARIANTS.map(({ locale }) => locale).filter((locale) => locale !== own.locale);
  const sites: AlternateSite[] = [];
  for (const entry of setting.split(/[\s,]/).filter(Boolean)) {
    const [locale = '', written] = entry.split(/=(.*)/);
    const url = others.includes(locale) && written && readUrl(written, /[?#]|\.html$/);
    const sameUrl =
      url && [own, ...sites].find((site) => normalisePageUrl(site.url) === normalisePageUrl(url));
    if (!url || sameUrl || sites.some((site) => site.locale === locale)) {
      const taken = sameUrl
        ? `, the URL of ${sameUrl === own ? schema.siteUrl[0] : sameUrl.locale}`
        : '';
      const example = others.map((other) => `${other}=https://…`).join(', ');
      const problem = `was ${quoteForMessage(entry)}${taken}; allowed: your other sites, each once and with a URL of its own, as language tag and URL without query, fragment and file name: ${example}`;
      return { sites: [], problems: [{ place: schema.alternateSites[0], problem }] };
    }
    sites.push({ locale, url: folderUrl(url) });
  }
  return { sites, problems: [] };
}

import { quoteForMessage, type Problem } from '@/lib/kit/text';
import { normalisePageUrl, parseSiteUrl } from '@/lib/kit/urls';
import { VARIANTS } from '@/lib/region/variants';

/** A site of the company: its language tag (BCP 47), such as `hi-IN`, and its URL. */
export interface AlternateSite {
  readonly locale: string;
  readonly url: string;
}

/**
 * Reads the list of the company's other sites, such as `en-ID=https://id.example,
 * hi-IN=https://hi.example`, up to the first wrong entry, which it adds to the problems.
 *
 * @param own this site. No other one may have its language tag or its URL.
 */
export function readAlternateSites(
  setting: string,
  own: AlternateSite,
  problems: Problem[],
): readonly AlternateSite[] {
  const others = VARIANTS.map(({ locale }) => locale).filter((locale) => locale !== own.locale);
  const sites: AlternateSite[] = [];
  for (const entry of setting.split(/[\s,]/).filter(Boolean)) {
    const [locale = '', written] = entry.split(/=(.*)/);
    const url = others.includes(locale) && written && parseSiteUrl(written);
    const sameUrl =
      url && [own, ...sites].find((site) => normalisePageUrl(site.url) === normalisePageUrl(url));
    if (!url || sameUrl || sites.some((site) => site.locale === locale)) {
      const owner = sameUrl && (sameUrl === own ? 'NEXT_PUBLIC_HTTP_URL' : sameUrl.locale);
      const taken = owner ? `, the URL of ${owner}` : '';
      const example = others.map((other) => `${other}=https://…`).join(', ');
      const reason = `was ${quoteForMessage(entry)}${taken}; allowed: your other sites, each once and with a URL of its own, as language tag and URL without query, fragment and file name: ${example}`;
      problems.push({ place: 'NEXT_PUBLIC_OTHER_REGION_URL', reason });
      break;
    }
    sites.push({ locale, url });
  }
  return sites;
}

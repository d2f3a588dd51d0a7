import type { Region } from '@/lib/region/regions';
import { VARIANTS } from '@/lib/region/variants';
import type { SettingProblem } from './configuration-error';
import { quoteForMessage } from './quote-for-message';
import { schema } from './schema';
import { pageIdentity, readUrl } from './web-url';

/** One of the company's other sites: its language tag (BCP 47), such as `hi-IN`, and its URL. */
export interface AlternateSite {
  readonly locale: string;
  readonly url: string;
}

/**
 * Reads the list of the company's other sites, such as `en-ID=https://id.example,
 * hi-IN=https://hi.example`. A URL alone means the English site of the other region, if there is
 * only one other region.
 *
 * @param region the region of this site.
 * @param language the language of this site.
 * @param siteUrl the URL of this site, if it is set. No other site may have the same one.
 * @returns the sites in the order of the setting, or what is wrong with the first wrong entry.
 */
export function readAlternateSites(
  setting: string,
  region: Region,
  language: string,
  siteUrl = '',
): { readonly sites: readonly AlternateSite[]; readonly problems: readonly SettingProblem[] } {
  const others = VARIANTS.filter((one) => one.region !== region || one.language !== language);
  const otherEnglish = others.filter((one) => one.region !== region && one.language === 'en');
  const sites: AlternateSite[] = [];
  const refuse = (entry: string, problem: string) => ({
    sites: [],
    problems: [
      { variable: schema.alternateSites[0], problem: `was ${quoteForMessage(entry)}${problem}` },
    ],
  });
  const names = new Map<string, string>();
  if (siteUrl) names.set(pageIdentity(siteUrl), schema.siteUrl[0]);
  for (const entry of setting.split(/[\s,]/).filter(Boolean)) {
    const named = others.find(({ locale }) => entry.startsWith(`${locale}=`));
    const [variant, another] = named ? [named] : otherEnglish;
    const read = readUrl(named ? entry.slice(named.locale.length + 1) : entry, [
      'query',
      'fragment',
    ]);
    if (
      !variant ||
      another ||
      !('value' in read) ||
      sites.some(({ locale }) => locale === variant.locale)
    ) {
      const example = others.map(({ locale }) => `${locale}=https://…`).join(', ');
      return refuse(
        entry,
        `; allowed: your other sites, each once, as language tag and URL without query and fragment: ${example}`,
      );
    }
    const identity = pageIdentity(read.value);
    const same = names.get(identity);
    if (same)
      return refuse(
        entry,
        `, the URL of ${same} for ${variant.locale}; allowed: a URL of its own for each site`,
      );
    names.set(identity, variant.locale);
    sites.push({ locale: variant.locale, url: read.value });
  }
  return { sites, problems: [] };
}

import { VARIANTS, type Variant } from '@/lib/region/variants';
import type { SettingProblem } from './configuration-error';
import { quoteForMessage } from './quote-for-message';
import { readUrl } from './web-url';

const VARIABLE = 'NEXT_PUBLIC_OTHER_REGION_URL';

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
 * @returns the sites in the order of the setting, or what is wrong with it.
 */
export function readAlternateSites(
  setting: string,
  own: Pick<Variant, 'region' | 'locale'>,
): readonly AlternateSite[] | SettingProblem {
  const others = VARIANTS.filter(({ locale }) => locale !== own.locale);
  const otherEnglish = others.filter(
    ({ region, language }) => region !== own.region && language === 'en',
  );
  const locales = others.map(({ locale }) => locale);
  const variants: AlternateSite[] = [];
  for (const entry of setting.split(/[\s,]+/).filter(Boolean)) {
    const [, locale = '', text = ''] = /^(?:([\w-]+)=)?(.*)$/.exec(entry) ?? [];
    const onlyRegion = otherEnglish.length === 1 ? otherEnglish[0]?.locale : undefined;
    const known = locale ? locales.find((other) => other === locale) : onlyRegion;
    const read = readUrl(text, ['query', 'fragment']);
    if (!known || !('url' in read) || variants.some((variant) => variant.locale === known)) {
      const example = locales.map((other) => `${other}=https://…`).join(', ');
      return {
        variable: VARIABLE,
        problem: `was ${quoteForMessage(entry)}; allowed: your other sites, each once, as language tag and URL without query and fragment: ${example}`,
      };
    }
    variants.push({ locale: known, url: read.url });
  }
  return variants;
}

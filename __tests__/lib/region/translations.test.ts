import { en } from '@/lib/region/messages/en';
import { VARIANTS, type Variant } from '@/lib/region/variants';

const byLocale = Object.fromEntries(VARIANTS.map((variant) => [variant.locale, variant]));

/** Every text of a variant, by its path. */
function textsOf(value: unknown, path = ''): [string, string][] {
  if (typeof value === 'string') return [[path, value]];
  return Object.entries(value as object).flatMap(([key, part]) => textsOf(part, `${path}/${key}`));
}

/** The texts that visitors read; not the pictures' files. */
const wordsOf = ({ copy, messages }: Variant) =>
  textsOf({ copy, messages }).filter(([path]) => !path.includes('/files/'));

/** The amounts, limits and times of each translation, as its language writes them. */
const FACTS: Record<string, string[]> = {
  'hi-IN': ['₹2,000', '₹80,000', '₹12,000', '2 घंटे', '30 लाख'],
  'id-ID': ['Rp1.000.000', 'Rp15.000.000', 'Rp5.000.000', '2 jam'],
};

const TRANSLATIONS = VARIANTS.filter(({ language }) => language !== 'en');

test.each(TRANSLATIONS)(
  '$locale states every fact of its region, and no other number',
  ({ locale }) => {
    const facts = FACTS[locale];
    if (!facts) throw new Error(`FACTS has no entry for ${locale}.`);
    const all = textsOf(byLocale[locale]?.copy)
      .filter(([path]) => !path.includes('/files/'))
      .map(([, text]) => text.replaceAll('\u00a0', ' '));

    for (const fact of facts) expect(all.some((text) => text.includes(fact))).toBe(true);
    const rest = facts.reduce((text, fact) => text.replaceAll(fact, ''), all.join('\n'));
    expect(rest).not.toMatch(/\d/);
  },
);

describe.each(VARIANTS)('the variant $locale', (variant) => {
  const words = wordsOf(variant);

  test('keeps the placeholders of the English messages', () => {
    const placeholders = (texts: [string, string][]) =>
      texts.map(([path, text]) => [path, [...text.matchAll(/\{\w+\}/g)].map(String).sort()]);

    expect(placeholders(textsOf(variant.messages))).toEqual(placeholders(textsOf(en)));
  });

  test('writes its words without stray spaces', () => {
    for (const [, text] of words) expect(text).toBe(text.normalize('NFC').trim());
  });
});

/** Names of brands and of the law, which every language may contain in Latin letters. */
const NAMES = ['APR', 'CIN', 'NBFC'];

/** Words that several languages in Latin letters share. */
const LOANWORDS = ['Email'];

test.each(VARIANTS)('$locale has no text that was copied from another language', (variant) => {
  const own = wordsOf(variant).filter(
    ([, text]) => /\p{L}/u.test(text) && ![...NAMES, ...LOANWORDS].includes(text),
  );
  for (const other of VARIANTS.filter(({ language }) => language !== variant.language)) {
    const texts = Object.fromEntries(wordsOf(other));
    const copied = own.filter(([path, text]) => text === texts[path]);
    expect({ from: other.locale, copied }).toEqual({ from: other.locale, copied: [] });
  }
});

test('Hindi is written in Devanagari, apart from names', () => {
  for (const [, text] of wordsOf(byLocale['hi-IN'] as Variant)) {
    expect(text.replaceAll(new RegExp(`${NAMES.join('|')}|\\{\\w+\\}`, 'g'), '')).not.toMatch(
      /[A-Za-z]/,
    );
  }
});

import { textInScript } from '@/lib/kit/fonts/script-fonts';
import { writeFigures } from '@/lib/region/figures';
import { languages, scripts } from '@/lib/region/languages';
import { VARIANTS_WITH_COPY as VARIANTS, type VariantWithCopy } from '../../variants-with-copy';

const en = languages.en.messages;

/** Every text of a variant, by its path. */
function textsOf(value: unknown, path = ''): [string, string][] {
  if (typeof value === 'string') return [[path, value]];
  return Object.entries(value as object).flatMap(([key, part]) => textsOf(part, `${path}/${key}`));
}

/** The texts that visitors read; not the files of pictures. */
const wordsOf = ({ copy, messages }: Pick<VariantWithCopy, 'copy' | 'messages'>) =>
  textsOf({ copy, messages }).filter(([path]) => !/\/(avif|webp|inputHash)\b/.test(path));

const plain = (text: string) => text.replaceAll('\u00a0', ' ');

/**
 * What PRODUCT rules 5, 6 and 50 state, as each language writes it: the range, then the limits and times.
 * No other test repeats these amounts.
 */
const FACTS: Record<string, readonly string[]> = {
  'en-IN': ['₹2,000', '₹80,000', '₹12,000', '2 hours', '3 million', '30 days'],
  'hi-IN': ['₹2,000', '₹80,000', '₹12,000', '2 घंटे', '30 लाख', '30 दिनों'],
  'en-ID': ['Rp 1,000,000', 'Rp 15,000,000', 'Rp 5,000,000', '2 hours', '157'],
  'id-ID': ['Rp1.000.000', 'Rp15.000.000', 'Rp1 juta', 'Rp15 juta', 'Rp5.000.000', '2 jam', '157'],
};

/** The facts of a language without a row: the figures as its messages write them, and the days of rule 50. */
function factsOf({ locale, region, language, figures }: VariantWithCopy): readonly string[] {
  const { from, to, salary, time, users } = writeFigures(figures, region, language);
  return FACTS[locale] ?? [from, to, salary, time, users, '30'].map(String);
}

test.each(VARIANTS)(
  '$locale has the slides and cards of the English site, in their order',
  (variant) => {
    const picturesOf = ({ copy: { slides, features } }: Pick<VariantWithCopy, 'copy'>) => [
      ...slides.map(({ picture }) => picture.files.webp),
      ...features.map(({ picture }) => picture.webp),
    ];
    const english = VARIANTS.find(
      ({ region, language }) => region === variant.region && language === 'en',
    );
    expect(picturesOf(variant)).toEqual(english && picturesOf(english));
  },
);

test.each(VARIANTS)('$locale states every fact of its region, and no other number', (variant) => {
  const facts = factsOf(variant);
  const texts = wordsOf(variant)
    // TKB90 is a name.
    .filter(([path]) => path.startsWith('/copy/') && !path.startsWith('/copy/performance'))
    .map(([path, words]) => [path.slice('/copy/'.length), plain(words)] as const);

  const [from = '', to = ''] = facts;
  expect(plain(variant.copy.range)).toMatch(new RegExp(`^${from}.*${to}$`));
  const missing = facts.filter((fact) => !texts.some(([, words]) => words.includes(fact)));
  const otherNumbers = texts.flatMap(([place, words]) => {
    const rest = facts.reduce((left, fact) => left.replaceAll(fact, ''), words);
    return rest.match(/\d+(?:[.,]\d+)*/g)?.map((number) => `${number} in ${place}`) ?? [];
  });
  expect({ missing, otherNumbers }).toEqual({ missing: [], otherNumbers: [] });
});

test.each([
  ['india', ['Over 3 million users', 'Applicants salaried with ₹12,000 and above']],
  ['indonesia', ['Annual salary Rp 5,000,000 and above']],
] as const)('the offer of %s has the words of PRODUCT rules 5 and 6', (region, facts) => {
  const { headline, features } = VARIANTS.find(
    (one) => one.region === region && one.language === 'en',
  )!.copy;

  expect(headline.at(-1)?.trim()).toBe('within 2 hours');
  expect(
    features.map(({ before, amount, after }) => plain(`${before} ${amount} ${after}`).trim()),
  ).toEqual(expect.arrayContaining([...facts]));
});

test.each(VARIANTS)(
  'a slide of $locale has a line of its own below its title, and repeats no amount of the headline',
  ({ copy: { headline, slides } }) => {
    for (const { title, text } of slides) {
      expect(text).not.toBe('');
      for (const amount of [headline[1] ?? '', headline[3] ?? '']) {
        expect(plain(title)).not.toContain(plain(amount));
        expect(plain(text)).not.toContain(plain(amount));
      }
    }
  },
);

/** Names of brands and of the law, which every language may contain in Latin letters. */
const NAMES = ['APR', 'CIN', 'KFS', 'NBFC', 'WhatsApp', 'TKB0', 'TKB30', 'TKB60', 'TKB90'];

/** Words that several languages of one script share. */
const LOANWORDS = ['Email', 'ईमेल', 'शुल्क', 'दंडात्मक शुल्क', 'स्लाइड'];

describe.each(VARIANTS)('the variant $locale', (variant) => {
  const words = wordsOf(variant);

  test('writes its words without stray spaces, and has some in every place that is meant for them', () => {
    // The words around the amounts have the spaces between both.
    for (const [path, text] of words)
      expect(text).toBe(
        path.includes('/headline/') ? text.normalize('NFC') : text.normalize('NFC').trim(),
      );
    const mayBeEmpty = /\/(before|after)$|\/headline\//;
    expect(words.filter(([path, text]) => text === '' && !mayBeEmpty.test(path))).toEqual([]);
  });

  test('tells its slides apart by their titles, and its features by their amounts', () => {
    const { slides, features } = variant.copy;
    expect(new Set(slides.map(({ title }) => title)).size).toBe(slides.length);
    expect(new Set(features.map(({ amount }) => amount)).size).toBe(features.length);
  });

  test('has no text that was copied from another language', () => {
    const own = words.filter(
      ([, text]) => /\p{L}/u.test(text) && ![...NAMES, ...LOANWORDS].includes(text),
    );
    for (const other of VARIANTS.filter(({ language }) => language !== variant.language)) {
      const texts = Object.fromEntries(wordsOf(other));
      const copied = own.filter(([path, text]) => text === texts[path]);
      expect({ from: other.locale, copied }).toEqual({ from: other.locale, copied: [] });
    }
  });
});

test.each(VARIANTS.filter(({ language }) => scripts[languages[language].script]))(
  '$locale is written in its script, apart from names',
  (variant) => {
    const own = textInScript(scripts[languages[variant.language].script]!);
    const others = /\p{L}/u;
    const allowed = new RegExp(`${NAMES.join('|')}|\\{\\w+\\}`, 'g');
    const foreign = wordsOf(variant).filter(([, text]) =>
      others.test(text.replaceAll(allowed, '').replaceAll(own, '')),
    );
    // A name in Latin letters belongs to NAMES.
    expect(foreign).toEqual([]);
  },
);

/** The arguments of each message, and the numbers that it writes itself, by its path. */
const factsIn = (messages: object) =>
  Object.fromEntries(
    textsOf(messages)
      .filter(([path]) => !/^\/reviewedBy$|\/figures\//.test(path))
      .map(([path, message]) => {
        const names = [...new Set(message.match(/(?<=\{)\w+(?=[,}])/g))].sort();
        return [path, [...names, ...(message.match(/\d+/g) ?? [])].join(', ')];
      }),
  );

describe.each(Object.entries(languages))('the file of the language %s', (_, { messages }) => {
  test('has all keys, arguments and numbers of the English one, and no others', () => {
    const own = factsIn(messages);
    // A language has the offer of some regions.
    const english = factsIn(
      Object.fromEntries(Object.entries(en).filter(([part]) => part in messages)),
    );
    const problems = Object.keys({ ...english, ...own }).flatMap((path) => {
      const [has, needs] = [own[path], english[path]];
      if (has === needs) return [];
      if (has === undefined) return `${path} is missing`;
      return needs === undefined
        ? `${path} is not in English`
        : `${path} has "${has}"; English has "${needs}"`;
    });
    expect(problems).toEqual([]);
  });

  test('says who has reviewed it', () => {
    expect(messages.reviewedBy).toMatch(/\S/);
  });
});

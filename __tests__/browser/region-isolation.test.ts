import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { textsIn } from '@/lib/kit/text/texts';
import { REGIONS } from '@/lib/region/regions';
import { VARIANTS_WITH_COPY, type VariantWithCopy } from '../variants-with-copy';
import { servedExport } from './setup/open-page';
import { CONFIGURED_SITES, SITES, type SiteName } from './setup/sites';

/** Text files. The bytes of a picture may contain any letters by chance. */
const WORDS = /\.(html|js|css|json|txt|xml|svg|webmanifest)$|_headers$/;

function filesOf(name: SiteName): { file: string; text: string }[] {
  const { folder } = servedExport(name);
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => statSync(join(folder, file)).isFile())
    .map((file) => ({
      file,
      text: WORDS.test(file) ? plain(readFileSync(join(folder, file), 'utf8')) : '',
    }));
}

/** A text as people read it: with spaces where it has no-break spaces, in HTML, too. */
const plain = (text: string) => text.replace(/\u00a0|&nbsp;|\\u00a0/g, ' ');

/** Each file of an export that contains one of the texts, with that text. */
const filesWith = (name: SiteName, texts: readonly string[]) =>
  filesOf(name).flatMap(({ file, text }) =>
    texts.filter((one) => text.includes(plain(one))).map((one) => `${file}: ${one}`),
  );

/**
 * The texts of several words, and the amounts. Another word alone may be part of a script or of a
 * setting.
 */
const sentencesOf = ({ copy, messages }: VariantWithCopy) =>
  textsIn([copy, messages]).filter((text) => /\S\s+\S|\d{3}/.test(text) && !text.startsWith('/'));

test.each(SITES)(
  'the export $name contains no file of another region and no text of another variant (PRODUCT rule 10)',
  ({ name, variant }) => {
    const regions = REGIONS.filter((region) => region !== variant.region);
    const own = sentencesOf(variant);
    const others = VARIANTS_WITH_COPY.filter(({ locale }) => locale !== variant.locale)
      .flatMap(sentencesOf)
      .filter((text) => !own.some((ours) => ours.includes(text)));
    expect(others.length).toBeGreaterThan(50);

    expect(filesWith(name, others)).toEqual([]);
    expect(
      filesOf(name).filter(({ file }) => regions.some((other) => file.includes(other))),
    ).toEqual([]);
  },
);

test('a figure that a company has switched off is in no file, and neither is a picture of it', () => {
  const name = 'india-with-own-pages';
  const { copy } = VARIANTS_WITH_COPY.find(({ locale }) => locale === 'hi-IN')!;
  const figures = ['₹2,000', '₹12,000', '30 लाख', '2 घंटे', 'दो घंटे'];
  const example = plain(textsIn(copy).join());

  expect(figures.filter((figure) => !example.includes(figure))).toEqual([]);
  expect(filesWith(name, figures)).toEqual([]);
  const pictures = filesOf(name).filter(({ file }) => file.includes('pictures/'));
  expect(pictures.filter(({ file }) => /clock|crowd|salary|users|arrival/.test(file))).toEqual([]);
});

/**
 * What a minified script contains of the loan app's modules and of axios. Lint refuses to import
 * them.
 */
const LOAN_APP = [
  '/v3/product/apply',
  'delayShouldPayAmount',
  'citySelect',
  'X-Requested-With',
  'Session-Id',
  'An amount must be a safe integer',
  String.raw`^1\d{10}$`,
  'AxiosError',
];

test.each(CONFIGURED_SITES)(
  'the export $name contains no module of the loan app (PRODUCT rule 33), and none of the settings for it, which all are "unshown"',
  ({ name }) => {
    expect(filesWith(name, [...LOAN_APP, 'unshown', 'Unshown'])).toEqual([]);
  },
);

test('only a site that receives messages has code for a message, its hidden fields and its event', () => {
  const code = ['application/json', '_gotcha', 'Message sent'];
  const foundIn = (name: SiteName) =>
    code.filter((text) => filesWith(name, [text]).some((found) => found.includes('/runtime.')));
  expect(foundIn('india')).toEqual([]);
  expect(foundIn('india-measured')).toEqual(code);
});

import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { REGIONS, type Region } from '@/lib/region/regions';
import { VARIANTS, type Variant } from '@/lib/region/variants';
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
      text: WORDS.test(file) ? readFileSync(join(folder, file), 'utf8') : '',
    }));
}

/** Every text inside a value, at any depth. */
function collectStrings(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return value && typeof value === 'object' ? Object.values(value).flatMap(collectStrings) : [];
}

/** What only the texts of one region contain. */
const OWN_TEXT = {
  india: /₹|rupee|en-IN/,
  indonesia: /Rp\s?\d|rupiah|en-ID/,
} satisfies Record<Region, RegExp>;

// A configured company may name the other country, so this is about the example company only.
test.each(REGIONS)(
  'the export %s contains nothing of another region in any file (PRODUCT rule 10)',
  (region) => {
    const files = filesOf(region);

    expect(files.length).toBeGreaterThan(20);
    for (const other of REGIONS.filter((one) => one !== region)) {
      expect(
        files.filter(({ text }) => OWN_TEXT[other].test(text)).map(({ file }) => file),
      ).toEqual([]);
    }
  },
);

test.each(SITES)('the export $name has no file of another region', ({ name, variant }) => {
  const others = REGIONS.filter((region) => region !== variant.region);

  expect(filesOf(name).filter(({ file }) => others.some((other) => file.includes(other)))).toEqual(
    [],
  );
});

/**
 * The texts of several words, and the amounts. Another word alone may be part of a script or of a
 * setting.
 */
const sentencesOf = ({ copy, messages }: Variant) => [
  copy.offer.from,
  copy.offer.to,
  ...collectStrings([copy, messages]).filter(
    (text) => /\S\s+\S/.test(text) && !text.startsWith('/'),
  ),
];

test.each(SITES)('the export $name contains no text of another variant', ({ name, variant }) => {
  const own = sentencesOf(variant);
  const others = VARIANTS.filter(({ locale }) => locale !== variant.locale)
    .flatMap(sentencesOf)
    .filter((text) => !own.some((ours) => ours.includes(text)));
  expect(others.length).toBeGreaterThan(50);

  const found = filesOf(name).flatMap(({ file, text }) =>
    others.filter((other) => text.includes(other)).map((other) => `${file}: ${other}`),
  );

  expect(found).toEqual([]);
});

test.each(CONFIGURED_SITES)(
  'the export $name contains no value of a setting for the loan app, which all are "unshown"',
  ({ name }) => {
    expect(filesOf(name).filter(({ text }) => /unshown/i.test(text))).toEqual([]);
  },
);

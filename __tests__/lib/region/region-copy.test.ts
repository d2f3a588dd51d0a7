import { REGIONS, type Region } from '@/lib/region/regions';
import { copies } from '@/lib/region/variants';

/** What PRODUCT rules 5 and 6 state, in English. No other test repeats these amounts. */
const OFFERS = {
  india: {
    range: ['₹2,000', '₹80,000', 'within 2 hours'],
    facts: ['Over 3 million users', 'Applicants salaried with ₹12,000 and above'],
  },
  indonesia: {
    range: ['Rp 1,000,000', 'Rp 15,000,000', 'within 2 hours'],
    facts: ['Annual salary Rp 5,000,000 and above'],
  },
} satisfies Record<Region, { range: string[]; facts: string[] }>;

const NUMBER = /(?:₹|Rp )?\d[\d,]*/g;

test.each(REGIONS)('%s offers what PRODUCT rules 5 and 6 state', (region) => {
  const { offer } = copies[region].en;

  expect([offer.from, offer.to, offer.after]).toEqual(OFFERS[region].range);
  // A space that does not break is still a space.
  expect(offer.highlights.map((text) => text.replaceAll('\u00a0', ' '))).toEqual(
    OFFERS[region].facts,
  );
});

test.each(REGIONS)(
  '%s tells its slides apart by their titles, and its features by their amounts',
  (region) => {
    const { slides, features } = copies[region].en;

    expect(new Set(slides.map(({ title }) => title)).size).toBe(slides.length);
    expect(new Set(features.map(({ amount }) => amount)).size).toBe(features.length);
  },
);

describe.each(REGIONS)('the copy of %s', (region) => {
  const { description, about, offer, slides, features, ...rest } = copies[region].en;
  const words = () => [
    description,
    ...about,
    offer.before,
    offer.action,
    ...offer.highlights,
    ...slides.flatMap(({ title, text }) => [title, text]),
    ...features.map(({ before, amount, after }) => `${before} ${amount} ${after}`.trim()),
  ];

  test('has words in every place that is meant for them', () => {
    for (const text of words()) expect(text).toMatch(/^\S.*\S$/);
  });

  test('states no amounts or numbers except those of PRODUCT rules 5 and 6', () => {
    const { range, facts } = OFFERS[region];
    const stated = [...range, ...facts].flatMap((text) => text.match(NUMBER) ?? []);

    for (const text of words()) {
      for (const [amount] of text.replaceAll('\u00a0', ' ').matchAll(NUMBER))
        expect(stated).toContain(amount);
    }
  });

  test('says in words what a slide shows, and leaves a picture that only decorates without them', () => {
    for (const { picture } of slides) expect(picture.alt).toMatch(/^A .+/);
    for (const { alt } of [
      ...features.map(({ picture }) => picture),
      rest.aboutPicture,
      rest.contactPicture,
      rest.notFoundPicture,
    ])
      expect(alt).toBe('');
  });

  test('has a file for each of its pictures', () => {
    for (const { files } of [
      ...[...slides, ...features].map(({ picture }) => picture),
      rest.aboutPicture,
      rest.contactPicture,
      rest.notFoundPicture,
    ]) {
      expect(Object.values(files.avif)[0]).toMatch(new RegExp(`^/art/${region}/`));
    }
  });
});

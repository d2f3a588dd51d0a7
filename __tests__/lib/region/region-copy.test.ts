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

describe.each(REGIONS)('the copy of %s', (region) => {
  const { description, about, offer, slides, features } = copies[region].en;
  const { range, facts } = OFFERS[region];
  // A space that does not break is still a space.
  const words = [
    description,
    ...about,
    offer.before,
    offer.action,
    ...offer.highlights,
    ...slides.flatMap(({ title, text }) => [title, text]),
    ...features.map(({ before, amount, after }) => `${before} ${amount} ${after}`.trim()),
  ].map((text) => text.replaceAll('\u00a0', ' '));

  test('offers what PRODUCT rules 5 and 6 state', () => {
    expect([offer.from, offer.to, offer.after]).toEqual(range);
    for (const fact of facts) expect(words).toContain(fact);
    expect(offer.highlights).toHaveLength(facts.length);
  });

  test('states no amounts or numbers except those of PRODUCT rules 5 and 6', () => {
    const stated = [...range, ...facts].flatMap((text) => text.match(NUMBER) ?? []);

    expect(stated).toEqual(expect.arrayContaining(words.join('\n').match(NUMBER) ?? ['none']));
  });

  test('has words in every place that is meant for them, and in what a slide shows', () => {
    for (const text of words) expect(text).toMatch(/^\S.*\S$/);
    for (const { picture } of slides) expect(picture.alt).toMatch(/^A .+/);
  });

  test('tells its slides apart by their titles, and its features by their amounts', () => {
    expect(new Set(slides.map(({ title }) => title)).size).toBe(slides.length);
    expect(new Set(features.map(({ amount }) => amount)).size).toBe(features.length);
  });
});

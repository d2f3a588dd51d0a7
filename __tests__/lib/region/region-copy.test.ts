import { regionCopy } from '@/lib/region/region-copy';

test('India offers ₹2,000 to ₹80,000 within 2 hours, to salaries of ₹12,000 and above', () => {
  const { offer } = regionCopy.india;

  expect([offer.from, offer.to, offer.within]).toEqual(['₹2,000', '₹80,000', 'within 2 hours']);
  expect(offer.facts).toEqual(['Over 3 million users', 'Applicants salaried with ₹12,000 and above']);
});

test('Indonesia offers Rp 1,000,000 to Rp 15,000,000 within 2 hours, to annual salaries of Rp 5,000,000 and above', () => {
  const { offer } = regionCopy.indonesia;

  expect([offer.from, offer.to, offer.within]).toEqual(['Rp 1,000,000', 'Rp 15,000,000', 'within 2 hours']);
  expect(offer.facts).toEqual(['Annual salary Rp 5,000,000 and above']);
});

test.each(['india', 'indonesia'] as const)('%s states no term, rate or repayment date that the company has not given', (region) => {
  expect(Object.values(regionCopy[region].offer.terms)).toEqual(['', '', '']);
});

test.each(['india', 'indonesia'] as const)('%s tells its slides and features apart by their titles', (region) => {
  const { slides, features } = regionCopy[region];

  expect(new Set(slides.map(({ title }) => title)).size).toBe(slides.length);
  expect(new Set(features.map(({ title }) => title)).size).toBe(features.length);
});

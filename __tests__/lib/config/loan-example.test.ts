import { readConfiguration } from '@/lib/config/read-configuration';

const FIGURES = {
  NEXT_PUBLIC_EXAMPLE_AMOUNT: '3000000',
  NEXT_PUBLIC_EXAMPLE_DAYS: '120',
  NEXT_PUBLIC_EXAMPLE_COST: '420000',
};
const exampleOf = (settings: Record<string, string>) => readConfiguration(settings).loanExample;

test('a borrower repays the amount and the cost, in the currency of the region and as the language writes it', () => {
  expect(exampleOf({})).toBeUndefined();
  expect(exampleOf({ ...FIGURES, NEXT_PUBLIC_LANGUAGE: 'id' })).toEqual({
    amount: 'Rp3.000.000',
    repayment: 'Rp3.420.000',
    cost: 'Rp420.000',
    days: '120 hari',
  });
  expect(exampleOf({ ...FIGURES, NEXT_PUBLIC_REGION: '1' })?.repayment).toBe('₹34,20,000');
});

test('an example without one of its figures is refused, and the message names what is missing', () => {
  expect(() => exampleOf({ ...FIGURES, NEXT_PUBLIC_EXAMPLE_COST: '' })).toThrow(
    '1 wrong setting:\n  NEXT_PUBLIC_EXAMPLE_COST was ""; allowed: a value, because an example has all of NEXT_PUBLIC_EXAMPLE_AMOUNT, NEXT_PUBLIC_EXAMPLE_DAYS, NEXT_PUBLIC_EXAMPLE_COST',
  );
});

test.each(['0', '-5', '10,000', '10.000', '1e5', '12.5', '₹100', '1234567890123'])(
  'the cost %s is refused once',
  (cost) => {
    expect(() => exampleOf({ ...FIGURES, NEXT_PUBLIC_EXAMPLE_COST: cost })).toThrow(
      `1 wrong setting:\n  NEXT_PUBLIC_EXAMPLE_COST was "${cost}"; allowed: a whole number above 0`,
    );
  },
);

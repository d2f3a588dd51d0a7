import fc from 'fast-check';
import { centsToAmount, groupThousands } from '@/lib/loan-app/formats/amount-formats';

const wholeNumber = fc.oneof(fc.maxSafeInteger(), fc.bigInt());

test.each([
  [0, '0.00'],
  [-0, '0.00'],
  [5, '0.05'],
  [100, '1.00'],
  [1005, '10.05'],
  [-5, '-0.05'],
  [9007199254740991, '90071992547409.91'],
  [900719925474099123456789n, '9007199254740991234567.89'],
])('centsToAmount writes %p as %s', (cents, amount) => {
  expect(centsToAmount(cents)).toBe(amount);
});

test('centsToAmount keeps every digit, and always writes two decimals', () => {
  fc.assert(
    fc.property(wholeNumber, (cents) => {
      const amount = centsToAmount(cents);
      expect(BigInt(amount.replace('.', ''))).toBe(BigInt(cents));
      expect(amount).toMatch(/^-?(?:0|[1-9]\d*)\.\d\d$/);
    }),
  );
});

test.each([
  [-0, '0'],
  [999, '999'],
  [-1000, '-1.000'],
  [15000000, '15.000.000'],
  [9007199254740993n, '9.007.199.254.740.993'],
])('groupThousands writes %p as %s', (amount, grouped) => {
  expect(groupThousands(amount)).toBe(grouped);
});

test('groupThousands keeps every digit, in groups of three', () => {
  fc.assert(
    fc.property(wholeNumber, (amount) => {
      const grouped = groupThousands(amount);
      expect(grouped.replaceAll('.', '')).toBe(String(BigInt(amount)));
      expect(grouped).toMatch(/^-?\d{1,3}(?:\.\d{3})*$/);
    }),
  );
});

describe.each(Object.entries({ centsToAmount, groupThousands }))('%s', (_, helper) => {
  test.each([NaN, Infinity, 10.5, 9007199254740992, '1005', null, undefined, Symbol('5'), [5]])(
    'throws for %p and names it',
    (amount) => {
      expect(() => helper(amount as number)).toThrow(
        new TypeError(
          `An amount is a whole number: a safe integer, or a bigint for anything larger. Got ${String(amount)}.`,
        ),
      );
    },
  );
});

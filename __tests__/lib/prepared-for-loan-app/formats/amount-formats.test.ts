import fc from 'fast-check';
import { centsToAmount, groupThousands } from '@/lib/prepared-for-loan-app/formats/amount-formats';

const wholeNumber = fc.oneof(fc.maxSafeInteger(), fc.integer({ min: -150, max: 150 }));

test('centsToAmount divides by 100 and always writes two decimals (PRODUCT rule 42)', () => {
  expect(centsToAmount(1005)).toBe('10.05');
  expect(centsToAmount(-0)).toBe('0.00');
  fc.assert(
    fc.property(wholeNumber, (cents) => {
      const amount = centsToAmount(cents);
      expect(BigInt(amount.replace('.', ''))).toBe(BigInt(cents));
      expect(amount).toMatch(cents < 0 ? /^-(?:0|[1-9]\d*)\.\d\d$/ : /^(?:0|[1-9]\d*)\.\d\d$/);
    }),
  );
});

test('groupThousands keeps every digit, in groups of three with dots (PRODUCT rule 42)', () => {
  expect(groupThousands(15000000)).toBe('15.000.000');
  expect(groupThousands(-0)).toBe('0');
  fc.assert(
    fc.property(wholeNumber, (amount) => {
      const grouped = groupThousands(amount);
      expect(grouped.replaceAll('.', '')).toBe(String(BigInt(amount)));
      expect(grouped).toMatch(/^-?\d{1,3}(?:\.\d{3})*$/);
    }),
  );
});

describe.each(Object.entries({ centsToAmount, groupThousands }))('%s', (_, helper) => {
  test.each([NaN, Infinity, 10.5, 9007199254740992, 5n, '1005', null, undefined, Symbol('5'), [5]])(
    'throws for %p and names it',
    (amount) => {
      expect(() => helper(amount as number)).toThrow(
        new TypeError(`An amount must be a safe integer. Got ${String(amount)}.`),
      );
    },
  );
});

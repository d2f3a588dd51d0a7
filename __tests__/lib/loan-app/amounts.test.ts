import fc from 'fast-check';
import { centsToAmount, groupThousands, InvalidAmountError } from '@/lib/loan-app/amounts';

const wholeNumber = fc.oneof(fc.maxSafeInteger(), fc.bigInt());

describe('centsToAmount', () => {
  it.each([
    [0, '0.00'],
    [-0, '0.00'],
    [5, '0.05'],
    [99, '0.99'],
    [100, '1.00'],
    [1005, '10.05'],
    [-5, '-0.05'],
    [-100, '-1.00'],
    [-1005, '-10.05'],
    [9007199254740991, '90071992547409.91'],
    [-9007199254740991, '-90071992547409.91'],
    [1005n, '10.05'],
    [-7n, '-0.07'],
    [900719925474099123456789n, '9007199254740991234567.89'],
  ])('writes %p as %s', (cents, amount) => {
    expect(centsToAmount(cents)).toBe(amount);
  });

  it('keeps every digit: without its point, the result is the number of cents', () => {
    fc.assert(
      fc.property(wholeNumber, (cents) => {
        expect(BigInt(centsToAmount(cents).replace('.', ''))).toBe(BigInt(cents));
      }),
    );
  });

  it('always writes two decimals, without leading zeros or a negative zero', () => {
    fc.assert(
      fc.property(wholeNumber, (cents) => {
        expect(centsToAmount(cents)).toMatch(/^(?!-0\.00$)-?(?:0|[1-9]\d*)\.\d\d$/);
      }),
    );
  });
});

describe('groupThousands', () => {
  it.each([
    [0, '0'],
    [-0, '0'],
    [999, '999'],
    [1000, '1.000'],
    [-1000, '-1.000'],
    [-999, '-999'],
    [15000000, '15.000.000'],
    [9007199254740991, '9.007.199.254.740.991'],
    [-9007199254740991, '-9.007.199.254.740.991'],
    [9007199254740993n, '9.007.199.254.740.993'],
  ])('writes %p as %s', (amount, grouped) => {
    expect(groupThousands(amount)).toBe(grouped);
  });

  it('keeps every digit: without its dots, the result is the number', () => {
    fc.assert(
      fc.property(wholeNumber, (amount) => {
        expect(groupThousands(amount).replaceAll('.', '')).toBe(String(BigInt(amount)));
      }),
    );
  });

  it('puts three digits in every group except the first', () => {
    fc.assert(
      fc.property(wholeNumber, (amount) => {
        expect(groupThousands(amount)).toMatch(/^-?\d{1,3}(?:\.\d{3})*$/);
      }),
    );
  });
});

describe.each([
  ['centsToAmount', centsToAmount],
  ['groupThousands', groupThousands],
])('%s', (_, helper) => {
  it.each([
    [NaN, 'NaN'],
    [Infinity, 'Infinity'],
    [10.5, '10.5'],
    [9007199254740992, '9007199254740992'],
  ])('throws for the number %p and names it', (amount, got) => {
    expect(() => helper(amount)).toThrow(InvalidAmountError);
    expect(() => helper(amount)).toThrow(
      `An amount is a whole number: a safe integer, or a bigint for anything larger. Got ${got}.`,
    );
  });

  it.each([
    ['1005'],
    [''],
    [null],
    [undefined],
    [true],
    [{}],
    [[5]],
    [Object.create(null)],
    [Symbol('5')],
    [new Date(0)],
  ])('throws for a value that is not a number: %p', (value: unknown) => {
    const untyped = helper as (amount: unknown) => string;
    expect(() => untyped(value)).toThrow(InvalidAmountError);
    expect(() => untyped(value)).toThrow(`Got a value of type ${typeof value}.`);
  });

  it('throws for every number that is not a safe integer', () => {
    fc.assert(
      fc.property(
        fc.double().filter((amount) => !Number.isSafeInteger(amount)),
        (amount) => {
          expect(() => helper(amount)).toThrow(InvalidAmountError);
        },
      ),
    );
  });
});

it('names the error of an invalid amount', () => {
  expect(new InvalidAmountError(NaN).name).toBe('InvalidAmountError');
});

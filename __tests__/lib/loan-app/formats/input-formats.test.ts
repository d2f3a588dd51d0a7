import fc from 'fast-check';
import { formatBankCard, formatNumber, formatPhone } from '@/lib/loan-app/formats/input-formats';
import { runningTimeRatio, LONG_INPUT, TIMEOUT_MS, MAX_LINEAR_RATIO } from '../running-time-ratio';
import { typedText } from './arbitraries';

describe('the phone format', () => {
  it.each([
    ['', ''],
    ['abc', ''],
    ['0812-3456-789', '08123456789'],
    ['+91 98765 43210', '91987654321'],
    ['123456789012', '12345678901'],
    ['९८७६५४३२१०', '9876543210'],
  ])('formats %p as %p', (typed, shown) => {
    expect(formatPhone(typed)).toBe(shown);
  });

  it('keeps the first 11 digits in order, and removes everything else', () => {
    fc.assert(
      fc.property(typedText, (typed) => {
        expect(formatPhone(typed)).toBe(formatNumber(typed).slice(0, 11));
        expect(formatPhone(typed)).toMatch(/^\d{0,11}$/);
      }),
    );
  });
});

describe('the bank card format', () => {
  it.each([
    ['', ''],
    ['x', ''],
    ['123', '123'],
    ['1234', '1234'],
    ['12345', '1234 5'],
    ['12345678', '1234 5678'],
    ['123456789', '1234 5678 9'],
    ['6222-0200-1112-2233-445', '6222 0200 1112 2233 445'],
    ['1234 ', '1234'],
    ['１２３４５', '1234 5'],
  ])('formats %p as %p', (typed, shown) => {
    expect(formatBankCard(typed)).toBe(shown);
  });

  it('keeps every digit, in groups of four', () => {
    fc.assert(
      fc.property(typedText, (typed) => {
        const shown = formatBankCard(typed);
        expect(shown.replaceAll(' ', '')).toBe(formatNumber(typed));
        expect(shown).toMatch(/^(?:(?:\d{4} )*\d{1,4})?$/);
      }),
    );
  });
});

describe('the number format', () => {
  it.each([
    ['', ''],
    ['-1,234.56', '123456'],
    ['007', '007'],
    ['٣ pcs', '3'],
  ])('formats %p as %p', (typed, shown) => {
    expect(formatNumber(typed)).toBe(shown);
  });

  it('keeps the digits in order, and removes everything else', () => {
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.constantFrom(...'0123456789'), fc.constantFrom('', ' ', 'x', '.'))),
        (pairs) => {
          expect(formatNumber(pairs.flat().join(''))).toBe(pairs.map(([digit]) => digit).join(''));
        },
      ),
    );
  });
});

describe.each(Object.entries({ formatPhone, formatBankCard, formatNumber }))('%s', (_, format) => {
  it('is idempotent', () => {
    fc.assert(
      fc.property(typedText, (typed) => {
        expect(format(format(typed))).toBe(format(typed));
      }),
    );
  });

  it('formats a prefix of the text as a prefix of the result', () => {
    fc.assert(
      fc.property(typedText, typedText, (beginning, rest) => {
        expect(format(beginning + rest).startsWith(format(beginning))).toBe(true);
      }),
    );
  });

  it.each([
    ['digits', '7'],
    ['digits of another script', '९'],
    ['separators', ' '],
    ['letters', 'x'],
    ['digits and separators', '1 '],
    ['unpaired surrogates', '\ud800'],
  ])(
    'takes linear time for 100 kB of %s',
    (__, unit) => {
      const input = (length: number) => unit.repeat(length / unit.length);
      expect(runningTimeRatio(format, input, LONG_INPUT)).toBeLessThan(MAX_LINEAR_RATIO);
    },
    TIMEOUT_MS,
  );
});

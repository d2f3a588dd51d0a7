import fc from 'fast-check';
import { asciiDigits } from '@/lib/loan-app/formats/digits';

/** CLDR's names of the supported numbering systems. */
const SUPPORTED = [
  'latn',
  'arab',
  'arabext',
  'deva',
  'beng',
  'guru',
  'gujr',
  'orya',
  'tamldec',
  'telu',
  'knda',
  'mlym',
  'olck',
  'mtei',
  'fullwide',
];

function written(digits: string, numberingSystem: string): string {
  const format = new Intl.NumberFormat('en', { numberingSystem });
  return Array.from(digits, (digit) => format.format(Number(digit))).join('');
}

const asciiText = fc.string({ unit: fc.constantFrom(...'0123456789') });

describe('asciiDigits', () => {
  it.each([
    ['Arabic-Indic', '٠١٢٣٤٥٦٧٨٩'],
    ['extended Arabic-Indic', '۰۱۲۳۴۵۶۷۸۹'],
    ['Devanagari', '०१२३४५६७८९'],
    ['full-width', '０１２３４５６７８９'],
  ])('converts %s digits to ASCII', (_, digits) => {
    expect(asciiDigits(digits)).toBe('0123456789');
  });

  it.each(SUPPORTED)('keeps the value of digits in the numbering system %s', (numberingSystem) => {
    fc.assert(
      fc.property(asciiText, (digits) => {
        expect(asciiDigits(written(digits, numberingSystem))).toBe(digits);
      }),
    );
  });

  it.each([
    ['digits of a script that no visitor types', '᠐᠑᠒'],
    ['mathematical digits', '𝟎𝟏𝟐'],
    ['superscripts', '⁰¹²'],
    ['circled numbers', '①②③'],
    ['ideographs for numbers', '一二三'],
    ['fractions', '½¼'],
    ['unpaired surrogates', '\ud835\udc00\ud835'],
    ['the neighbours of digits', '/:٪॰'],
  ])('removes %s', (_, text) => {
    expect(asciiDigits(text)).toBe('');
  });

  it('removes every other character of ASCII text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme-ascii' }), (text) => {
        expect(asciiDigits(text)).toBe(text.replace(/\D/g, ''));
      }),
    );
  });

  it('returns only ASCII digits for any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(asciiDigits(text)).toMatch(/^\d*$/);
      }),
    );
  });
});

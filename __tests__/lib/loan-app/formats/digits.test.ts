import fc from 'fast-check';

import { asciiDigits } from '@/lib/loan-app/formats/digits';

/** CLDR's name of each numbering system whose digits are understood. */
const UNDERSTOOD = [
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

describe('the digits of a text', () => {
  it.each([
    ['Arabic-Indic', '٠١٢٣٤٥٦٧٨٩'],
    ['extended Arabic-Indic', '۰۱۲۳۴۵۶۷۸۹'],
    ['Devanagari', '०१२३४५६७८९'],
    ['full-width', '０１２３４５６７８９'],
  ])('are read in %s and written in ASCII', (_, digits) => {
    expect(asciiDigits(digits)).toBe('0123456789');
  });

  it.each(UNDERSTOOD)('mean the same in the numbering system %s', (numberingSystem) => {
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
    ['half surrogates', '\ud835\udc00\ud835'],
    ['the neighbours of digits', '/:٪॰'],
  ])('do not include %s', (_, text) => {
    expect(asciiDigits(text)).toBe('');
  });

  it('are, in ASCII, what is left without all other characters', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme-ascii' }), (text) => {
        expect(asciiDigits(text)).toBe(text.replace(/\D/g, ''));
      }),
    );
  });

  it('are nothing but ASCII digits, whatever the text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(asciiDigits(text)).toMatch(/^\d*$/);
      }),
    );
  });
});

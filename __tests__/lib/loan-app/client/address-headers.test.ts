import { validateHeaderValue } from 'node:http';

import fc from 'fast-check';

import { ADDRESS_HEADERS, headersFromAddress } from '@/lib/loan-app/client/address-headers';

import { growth, LONG, PATIENCE_MS, STILL_LINEAR } from '../growth';

const table = { 'Session-Id': 'sessionId' };

function address(sessionId: string): string {
  return `https://loan.example/app?sessionId=${encodeURIComponent(sessionId)}`;
}

describe('the headers from the page address', () => {
  it('are two for each client, each from a revealed field', () => {
    expect(ADDRESS_HEADERS).toEqual({
      json: { 'Session-Id': 'sessionId', 'Product-Id': 'productId' },
      form: { 'Order-No': 'orderNo', 'Order-Id': 'orderId' },
    });
  });

  it('carry the values of their parameters', () => {
    const page = 'https://loan.example/app?productId=7&other=x&sessionId=abc#sessionId=no';
    expect(headersFromAddress(ADDRESS_HEADERS.json, page)).toEqual({
      'Session-Id': 'abc',
      'Product-Id': '7',
    });
  });

  it('leave out a parameter that is absent', () => {
    expect(headersFromAddress(ADDRESS_HEADERS.json, 'https://loan.example/?sessionId=abc')).toEqual(
      {
        'Session-Id': 'abc',
      },
    );
    expect(headersFromAddress(ADDRESS_HEADERS.json, 'https://loan.example/')).toEqual({});
  });

  it('take a parameter that is given twice by its first value', () => {
    expect(headersFromAddress(table, 'https://loan.example/?sessionId=one&sessionId=two')).toEqual({
      'Session-Id': 'one',
    });
  });

  it('take values decoded, a plus as a space', () => {
    expect(headersFromAddress(table, 'https://loan.example/?sessionId=a%2Bb%2Fc%3D+~')).toEqual({
      'Session-Id': 'a+b/c= ~',
    });
  });

  it.each([
    ['is empty', ''],
    ['is a space', ' '],
    ['begins with a space', ' abc'],
    ['ends in a space', 'abc '],
    ['has a line break', 'abc\r\nX-Admin: 1'],
    ['ends in a line break', 'abc\n'],
    ['has a tab', 'a\tb'],
    ['has a null character', 'a\u0000b'],
    ['has a delete character', 'a\u007fb'],
    ['is Latin but not ASCII', 'é'],
    ['is in Devanagari', 'हिन्दी'],
    ['is in Arabic-Indic digits', '١٢٣'],
    ['is an emoji', '🙂'],
    ['is 100 kB long', 'a'.repeat(102_400)],
    ['is one character too long', 'a'.repeat(2049)],
  ])('leave out a parameter that %s', (_, value) => {
    expect(headersFromAddress(table, address(value))).toEqual({});
  });

  it('leave out a parameter whose encoding is broken', () => {
    expect(headersFromAddress(table, 'https://loan.example/?sessionId=%ff%fe')).toEqual({});
  });

  it.each([
    ['the first printable character inside', 'a b'],
    ['the last printable character', '~'],
    ['2048 characters', 'a'.repeat(2048)],
  ])('take %s', (_, value) => {
    expect(headersFromAddress(table, address(value))).toEqual({ 'Session-Id': value });
  });

  it('carry a value as it is or not at all, and only what Node accepts for a header', () => {
    const value = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.string({ unit: 'grapheme-ascii' }),
      fc.string({ unit: fc.constantFrom('a', ' ', '\r', '\n', '\t', ':', '\u0000', 'é') }),
    );
    fc.assert(
      fc.property(
        value.map((text) => text.toWellFormed()),
        (text) => {
          const header = headersFromAddress(table, address(text))['Session-Id'];
          if (header === undefined) return;
          expect(header).toBe(text);
          expect(() => validateHeaderValue('Session-Id', header)).not.toThrow();
          expect(header).not.toMatch(/^\s|\s$/);
        },
      ),
      { numRuns: 500 },
    );
  });

  it('carry every word of printable ASCII', () => {
    const word = fc
      .string({ unit: 'grapheme-ascii', minLength: 1 })
      .filter((text) => !text.includes(' '));
    fc.assert(
      fc.property(word, (text) => {
        expect(headersFromAddress(table, address(text))).toEqual({ 'Session-Id': text });
      }),
    );
  });

  it(
    'are read in time linear in the address',
    () => {
      const readFrom = (page: string) => headersFromAddress(table, page);
      for (const unit of ['a', '%20', '%0d', '&', 'sessionId=&']) {
        const page = (length: number) =>
          `https://loan.example/?sessionId=${unit.repeat(length / unit.length)}x`;
        expect([unit, growth(readFrom, page, LONG) < STILL_LINEAR]).toEqual([unit, true]);
      }
    },
    PATIENCE_MS,
  );

  it('need an absolute address', () => {
    expect(() => headersFromAddress(table, '/app?sessionId=abc')).toThrow('Invalid URL');
  });
});

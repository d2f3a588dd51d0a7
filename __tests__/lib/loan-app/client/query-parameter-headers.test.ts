import { validateHeaderValue } from 'node:http';
import fc from 'fast-check';
import {
  QUERY_PARAMETER_HEADERS,
  headersFromUrl,
} from '@/lib/loan-app/client/query-parameter-headers';
import { runningTimeRatio, LONG_INPUT, TIMEOUT_MS, MAX_LINEAR_RATIO } from '../running-time-ratio';

const table = { 'Session-Id': 'sessionId' };

function urlWith(sessionId: string): string {
  return `https://loan.example/app?sessionId=${encodeURIComponent(sessionId)}`;
}

describe('the headers from the query parameters of the page', () => {
  it('are two for each client (PRODUCT rule 35)', () => {
    expect(QUERY_PARAMETER_HEADERS).toEqual({
      json: { 'Session-Id': 'sessionId', 'Product-Id': 'productId' },
      form: { 'Order-No': 'orderNo', 'Order-Id': 'orderId' },
    });
  });

  it('have the values of their parameters', () => {
    const page = 'https://loan.example/app?productId=7&other=x&sessionId=abc#sessionId=no';
    expect(headersFromUrl(QUERY_PARAMETER_HEADERS.json, page)).toEqual({
      'Session-Id': 'abc',
      'Product-Id': '7',
    });
  });

  it('leave out an absent parameter', () => {
    expect(
      headersFromUrl(QUERY_PARAMETER_HEADERS.json, 'https://loan.example/?sessionId=abc'),
    ).toEqual({
      'Session-Id': 'abc',
    });
    expect(headersFromUrl(QUERY_PARAMETER_HEADERS.json, 'https://loan.example/')).toEqual({});
  });

  it('use the first value of a repeated parameter', () => {
    expect(headersFromUrl(table, 'https://loan.example/?sessionId=one&sessionId=two')).toEqual({
      'Session-Id': 'one',
    });
  });

  it('decode values, and read a plus as a space', () => {
    expect(headersFromUrl(table, 'https://loan.example/?sessionId=a%2Bb%2Fc%3D+~')).toEqual({
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
    expect(headersFromUrl(table, urlWith(value))).toEqual({});
  });

  it('leave out a parameter with a broken encoding', () => {
    expect(headersFromUrl(table, 'https://loan.example/?sessionId=%ff%fe')).toEqual({});
  });

  it.each([
    ['a space inside the value', 'a b'],
    ['the last printable character', '~'],
    ['2048 characters', 'a'.repeat(2048)],
  ])('accept %s', (_, value) => {
    expect(headersFromUrl(table, urlWith(value))).toEqual({ 'Session-Id': value });
  });

  it('either have the unchanged value, which Node accepts for a header, or are left out', () => {
    const value = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.string({ unit: 'grapheme-ascii' }),
      fc.string({ unit: fc.constantFrom('a', ' ', '\r', '\n', '\t', ':', '\u0000', 'é') }),
    );
    fc.assert(
      fc.property(
        value.map((text) => text.toWellFormed()),
        (text) => {
          const header = headersFromUrl(table, urlWith(text))['Session-Id'];
          if (header === undefined) return;
          expect(header).toBe(text);
          expect(() => validateHeaderValue('Session-Id', header)).not.toThrow();
          expect(header).not.toMatch(/^\s|\s$/);
        },
      ),
      { numRuns: 500 },
    );
  });

  it('accept every word of printable ASCII', () => {
    const word = fc
      .string({ unit: 'grapheme-ascii', minLength: 1 })
      .filter((text) => !text.includes(' '));
    fc.assert(
      fc.property(word, (text) => {
        expect(headersFromUrl(table, urlWith(text))).toEqual({ 'Session-Id': text });
      }),
    );
  });

  it(
    'are read in linear time',
    () => {
      const read = (page: string) => headersFromUrl(table, page);
      for (const unit of ['a', '%20', '%0d', '&', 'sessionId=&']) {
        const page = (length: number) =>
          `https://loan.example/?sessionId=${unit.repeat(length / unit.length)}x`;
        expect([unit, runningTimeRatio(read, page, LONG_INPUT) < MAX_LINEAR_RATIO]).toEqual([
          unit,
          true,
        ]);
      }
    },
    TIMEOUT_MS,
  );

  it('throw for a relative URL', () => {
    expect(() => headersFromUrl(table, '/app?sessionId=abc')).toThrow('Invalid URL');
  });
});

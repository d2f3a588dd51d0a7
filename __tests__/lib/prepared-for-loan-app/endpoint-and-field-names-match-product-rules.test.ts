import { readFileSync } from 'node:fs';
import { ENDPOINTS } from '@/lib/prepared-for-loan-app/endpoints';
import { KEY_GROUPS } from '@/lib/prepared-for-loan-app/key-group-names';
import { FIELD_NAMES } from '@/lib/prepared-for-loan-app/known-field-names';
import { UI_KIT_DEFAULTS } from '@/lib/prepared-for-loan-app/ui-kit-defaults';

const PRODUCT = readFileSync('app/PRODUCT.md', 'utf8');

/** The text of a rule, without what it says is unknown or decided. */
function rule(number: number): string {
  const [, text = ''] =
    new RegExp(
      `^\\*\\*Rule ${number}\\.\\*\\*([^]*?)(?=\\*Unknown|\\*Decision|^\\*\\*Rule)`,
      'm',
    ).exec(PRODUCT) ?? [];
  return text;
}

function quotedIn(text: string): string[] {
  return Array.from(text.matchAll(/`([^`]+)`/g), ([, words = '']) => words);
}

test('the endpoints are the paths of PRODUCT rule 37, in the same order', () => {
  const listed = rule(37)
    .split('\n')
    .filter((line) => line.startsWith('- '))
    .flatMap((line) => {
      const [base = '', names] = line.split(':');
      if (names === undefined) return quotedIn(base);
      return quotedIn(names).map((name) => `${quotedIn(base).join('')}/${name}`);
    });
  expect(ENDPOINTS).toEqual(listed);
});

test.each([
  ['field names', 38, FIELD_NAMES],
  ['key groups', 39, KEY_GROUPS],
])('the %s are those of PRODUCT rule %i', (_, number, names) => {
  expect(names).toEqual(quotedIn(rule(number)));
});

test('the defaults of the UI kit are the numbers of PRODUCT rule 43', () => {
  const inSeconds = Object.entries(UI_KIT_DEFAULTS).map(([name, value]) =>
    name.endsWith('Ms') ? value / 1000 : value,
  );
  expect(inSeconds).toEqual(
    rule(43)
      .match(/\d+(?:\.\d+)?/g)
      ?.map(Number),
  );
});

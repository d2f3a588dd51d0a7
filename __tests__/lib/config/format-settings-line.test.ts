import fc from 'fast-check';
import { formatSettingsLine } from '@/lib/config/format-settings-line';
import { readSettingsFiles } from './read-settings-files';

/** Texts with the characters that a settings file may misread. */
const text = fc
  .string({ unit: fc.constantFrom(...'abnr1 "\'`\\\\$#=\n\r') })
  .map((value) => value.trim())
  .filter((value) => value !== '');

test('a line that is recommended for a value gives Next that value', () => {
  let written = 0;
  fc.assert(
    fc.property(text, (value) => {
      const line = formatSettingsLine('NEXT_PUBLIC_COM_NAME', value);
      if (!line) return;
      written += 1;
      const { arrived } = readSettingsFiles(`A=1\n${line}\nB=2\n`);
      expect(arrived).toEqual({ A: '1', NEXT_PUBLIC_COM_NAME: value, B: '2' });
    }),
    { numRuns: 1000 },
  );
  expect(written).toBeGreaterThan(300);
});

test.each([
  ["O'Brien", `A="O'Brien"`],
  [`O'Brien "& Sons"`, 'A=`O\'Brien "& Sons"`'],
  ['C:\\loans', "A='C:\\loans'"],
])('the value %s is written as %s', (value, line) => {
  expect(formatSettingsLine('A', value)).toBe(line);
});

test.each(['ends with \\', 'a line\nand another', `'"\``])(
  'no line keeps the value %j',
  (value) => {
    expect(formatSettingsLine('A', value)).toBeUndefined();
  },
);

import fc from 'fast-check';
import { formatBankCard, formatNumber, formatPhone } from '@/lib/loan-app/formats/input-formats';
import { reformat, type FieldContent } from '@/lib/loan-app/formats/reformat';
import { typedText } from './arbitraries';

/** A field's content with its caret written as `|`. */
function drawn({ text, caret }: FieldContent): string {
  return `${text.slice(0, caret)}|${text.slice(caret)}`;
}

function read(drawing: string): FieldContent {
  return { text: drawing.replace('|', ''), caret: drawing.indexOf('|') };
}

function backspace({ text, caret }: FieldContent): FieldContent {
  const before = Math.max(0, caret - 1);
  return reformat(
    formatBankCard,
    { text: text.slice(0, before) + text.slice(caret), caret: before },
    'deleteContentBackward',
  );
}

function forwardDelete({ text, caret }: FieldContent): FieldContent {
  return reformat(
    formatBankCard,
    { text: text.slice(0, caret) + text.slice(caret + 1), caret },
    'deleteContentForward',
  );
}

test.each([
  ['typing at the end of a group adds no separator yet', '1234|', '1234|', formatBankCard],
  ['typing the next digit opens a group', '12345|', '1234 5|', formatBankCard],
  ['typing into the first group pushes the rest on', '12394|5 678', '1239 4|567 8', formatBankCard],
  ['a letter is removed and the caret stays', '12x|34 5', '12|34 5', formatBankCard],
  ['pasting in the middle', '12345678|34 5', '1234 5678| 345', formatBankCard],
  ['pasting digits of another script', '１２３４５|6', '1234 5|6', formatBankCard],
  ['clearing', '|', '|', formatBankCard],
  ['a digit in a full number drops the last', '1239|45678901', '1239|4567890', formatPhone],
  ['pasting too much', '0812345678999|1', '08123456789|', formatPhone],
  ['pasting an amount', '1₹ 2,000|3', '12000|3', formatNumber],
])('%s: %s becomes %s', (_, typed, shown, format) => {
  expect(drawn(reformat(format, read(typed)))).toBe(shown);
});

test('Backspace in a bank card moves the caret over a separator, then deletes the digit before it', () => {
  const passed = backspace(read('1234 |5'));
  expect(drawn(passed)).toBe('1234| 5');
  expect(drawn(backspace(passed))).toBe('123|5');
});

test('Delete in a bank card moves the caret over a separator, then deletes the digit after it', () => {
  const passed = forwardDelete(read('1234| 56'));
  expect(drawn(passed)).toBe('1234 |56');
  expect(drawn(forwardDelete(passed))).toBe('1234 |6');
});

test('Delete inside a group of a bank card keeps the caret in its place', () => {
  expect(drawn(forwardDelete(read('1|234 5')))).toBe('1|345');
});

test.each(Object.entries({ formatPhone, formatBankCard, formatNumber }))(
  'in a field with %s, the caret stays behind the digits that were before it',
  (_, format) => {
    fc.assert(
      fc.property(
        typedText,
        fc.nat(),
        fc.constantFrom('', 'insertText', 'deleteContentForward'),
        (typed, at, inputType) => {
          const before = typed.slice(0, at % (typed.length + 1));
          const { text, caret } = reformat(
            format,
            { text: typed, caret: before.length },
            inputType,
          );
          expect(formatNumber(text.slice(0, caret))).toBe(formatNumber(format(before)));
        },
      ),
    );
  },
);

import fc from 'fast-check';

import {
  formatBankCard,
  formatNumber,
  formatPhone,
  type InputFormat,
} from '@/lib/loan-app/formats/input-formats';
import { reformat, type FieldContent } from '@/lib/loan-app/formats/reformat';

import { growth, LONG, PATIENCE_MS, STILL_LINEAR } from '../growth';
import { typedText } from './typed-text';

/** A field's content, drawn with its caret as `|`. */
function drawn({ text, caret }: FieldContent): string {
  return `${text.slice(0, caret)}|${text.slice(caret)}`;
}

function read(drawing: string): FieldContent {
  return { text: drawing.replace('|', ''), caret: drawing.indexOf('|') };
}

/** What a browser does to a field before the page hears of it. */
function insert({ text, caret }: FieldContent, data: string): FieldContent {
  return { text: text.slice(0, caret) + data + text.slice(caret), caret: caret + data.length };
}

function backspace(format: InputFormat, { text, caret }: FieldContent): FieldContent {
  const before = Math.max(0, caret - 1);
  return reformat(
    format,
    { text: text.slice(0, before) + text.slice(caret), caret: before },
    'deleteContentBackward',
  );
}

function forwardDelete(format: InputFormat, { text, caret }: FieldContent): FieldContent {
  return reformat(
    format,
    { text: text.slice(0, caret) + text.slice(caret + 1), caret },
    'deleteContentForward',
  );
}

const formats = Object.entries({ formatPhone, formatBankCard, formatNumber });

describe('a bank card field', () => {
  it.each([
    ['typing at the end of a group adds no separator yet', '1234|', '1234|'],
    ['typing the next digit opens a group', '12345|', '1234 5|'],
    ['typing in the middle pushes the rest on', '123|4 5', '123|4 5'],
    ['typing a fifth digit into the first group', '12394|5 678', '1239 4|567 8'],
    ['a letter typed in the middle leaves the caret', '12x|34 5', '12|34 5'],
    ['pasting at the end', '1234 5678-9012-34|', '1234 5678 9012 34|'],
    ['pasting in the middle', '12345678|34 5', '1234 5678| 345'],
    ['pasting digits of another script', '１２３４５|6', '1234 5|6'],
    ['cutting the middle', '12|8', '12|8'],
    ['clearing', '|', '|'],
  ])('%s: %s becomes %s', (_, typed, shown) => {
    expect(drawn(reformat(formatBankCard, read(typed)))).toBe(shown);
  });

  it('lets Backspace pass a separator, then take the digit before it', () => {
    const passed = backspace(formatBankCard, read('1234 |5'));
    expect(drawn(passed)).toBe('1234| 5');
    expect(drawn(backspace(formatBankCard, passed))).toBe('123|5');
  });

  it('lets Delete pass a separator, then take the digit after it', () => {
    const passed = forwardDelete(formatBankCard, read('1234| 56'));
    expect(drawn(passed)).toBe('1234 |56');
    expect(drawn(forwardDelete(formatBankCard, passed))).toBe('1234 |6');
  });

  it('keeps the caret in its group after a forward deletion inside it', () => {
    expect(drawn(forwardDelete(formatBankCard, read('1|234 5')))).toBe('1|345');
  });
});

describe('a phone field', () => {
  it('drops the last digit when one is typed into a full number', () => {
    expect(drawn(reformat(formatPhone, read('1239|45678901')))).toBe('1239|4567890');
  });

  it('puts the caret at the end after pasting too much', () => {
    expect(drawn(reformat(formatPhone, read('0812345678999|1')))).toBe('08123456789|');
  });
});

describe('a number field', () => {
  it('strips what is pasted around the digits and stands behind them', () => {
    expect(drawn(reformat(formatNumber, read('1₹ 2,000|3')))).toBe('12000|3');
  });
});

describe.each(formats)('a field with %s', (_, format) => {
  const content = fc
    .tuple(typedText, fc.nat())
    .map(([typed, at]) => ({ text: typed, caret: at % (typed.length + 1) }));

  it('keeps the caret behind the digits that were before it', () => {
    fc.assert(
      fc.property(
        content,
        fc.constantFrom('', 'insertText', 'deleteContentForward'),
        (typed, inputType) => {
          const { text, caret } = reformat(format, typed, inputType);
          const before = formatNumber(typed.text.slice(0, typed.caret));
          expect(formatNumber(text.slice(0, caret))).toBe(
            formatNumber(text).slice(0, before.length),
          );
        },
      ),
    );
  });

  it('shows the same once formatted, wherever the caret stands', () => {
    fc.assert(
      fc.property(content, (typed) => {
        const shown = reformat(format, typed);
        expect(reformat(format, shown)).toEqual(shown);
      }),
    );
  });

  it('takes a number typed digit by digit as it takes it pasted', () => {
    fc.assert(
      fc.property(typedText, (typed) => {
        const end = Array.from(typed).reduce<FieldContent>(
          (field, character) => reformat(format, insert(field, character), 'insertText'),
          { text: '', caret: 0 },
        );
        const text = format(typed);
        expect(end).toEqual({ text, caret: text.length });
      }),
    );
  });

  it('loses what is before the caret to Backspace, in at most a press a character', () => {
    fc.assert(
      fc.property(typedText, fc.nat(), (typed, at) => {
        const text = format(typed);
        const caret = at % (text.length + 1);
        let field: FieldContent = { text, caret };
        for (let press = 0; press < caret; press += 1) field = backspace(format, field);
        expect(field).toEqual({ text: format(text.slice(caret)), caret: 0 });
      }),
    );
  });

  it('loses what is after the caret to Delete, in at most a press a character', () => {
    fc.assert(
      fc.property(typedText, fc.nat(), (typed, at) => {
        const text = format(typed);
        const caret = at % (text.length + 1);
        let field: FieldContent = { text, caret };
        for (let press = caret; press < text.length; press += 1)
          field = forwardDelete(format, field);
        const left = format(text.slice(0, caret));
        expect(field).toEqual({ text: left, caret: left.length });
      }),
    );
  });

  it('takes a digit typed anywhere where the caret stands', () => {
    fc.assert(
      fc.property(typedText, fc.nat(), fc.constantFrom(...'0123456789'), (typed, at, digit) => {
        const text = format(typed);
        const caret = at % (text.length + 1);
        const shown = reformat(format, insert({ text, caret }, digit), 'insertText');
        const left = formatNumber(text.slice(0, caret));
        const right = formatNumber(text.slice(caret));
        expect(shown.text).toBe(format(left + digit + right));
        expect(shown.caret).toBe(format(left + digit).length);
      }),
    );
  });

  it(
    'is formatted in time linear in its length',
    () => {
      const typeInTheMiddle = (text: string) => reformat(format, { text, caret: text.length / 2 });
      expect(growth(typeInTheMiddle, (length) => '7 '.repeat(length / 2), LONG)).toBeLessThan(
        STILL_LINEAR,
      );
    },
    PATIENCE_MS,
  );
});

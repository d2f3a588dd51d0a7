import fc from 'fast-check';
import {
  formatBankCard,
  formatNumber,
  formatPhone,
  type InputFormat,
} from '@/lib/loan-app/formats/input-formats';
import { reformat, type FieldContent } from '@/lib/loan-app/formats/reformat';
import { runningTimeRatio, LONG_INPUT, TIMEOUT_MS, MAX_LINEAR_RATIO } from '../running-time-ratio';
import { typedText } from './arbitraries';

/** A field's content with its caret written as `|`. */
function drawn({ text, caret }: FieldContent): string {
  return `${text.slice(0, caret)}|${text.slice(caret)}`;
}

function read(drawing: string): FieldContent {
  return { text: drawing.replace('|', ''), caret: drawing.indexOf('|') };
}

/** The edit that a browser makes before it sends the input event. */
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

  it('moves the caret over a separator with Backspace, then deletes the digit before it', () => {
    const passed = backspace(formatBankCard, read('1234 |5'));
    expect(drawn(passed)).toBe('1234| 5');
    expect(drawn(backspace(formatBankCard, passed))).toBe('123|5');
  });

  it('moves the caret over a separator with Delete, then deletes the digit after it', () => {
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
  it('strips pasted text around the digits and puts the caret after them', () => {
    expect(drawn(reformat(formatNumber, read('1₹ 2,000|3')))).toBe('12000|3');
  });
});

describe.each(formats)('a field with %s', (_, format) => {
  const content = fc
    .tuple(typedText, fc.nat())
    .map(([typed, at]) => ({ text: typed, caret: at % (typed.length + 1) }));

  it('keeps the caret after the digits that were before it', () => {
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

  it('is idempotent for any caret position', () => {
    fc.assert(
      fc.property(content, (typed) => {
        const shown = reformat(format, typed);
        expect(reformat(format, shown)).toEqual(shown);
      }),
    );
  });

  it('formats typed digits like pasted digits', () => {
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

  it('deletes everything before the caret with at most one Backspace per character', () => {
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

  it('deletes everything after the caret with at most one Delete per character', () => {
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

  it('inserts a typed digit at the caret, anywhere', () => {
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
    'is formatted in linear time',
    () => {
      const typeInTheMiddle = (text: string) => reformat(format, { text, caret: text.length / 2 });
      expect(
        runningTimeRatio(typeInTheMiddle, (length) => '7 '.repeat(length / 2), LONG_INPUT),
      ).toBeLessThan(MAX_LINEAR_RATIO);
    },
    TIMEOUT_MS,
  );
});

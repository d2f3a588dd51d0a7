import { readConfiguration } from '@/lib/config/read-configuration';

const INDIA = { REGION: '1', RATE: '12% to 24.5%', TERM: '3 to 24', FEE: '2.5%', FEE_TAX: '18%' };
const INDONESIA = { ...INDIA, REGION: '2', RATE: '0.2%', TERM: '61-180', FEE: '50000' };

function read({ REGION, ...values }: Readonly<Record<string, string>>) {
  const settings = Object.entries(values).map(([name, value]) => [
    `NEXT_PUBLIC_CALCULATOR_${name}`,
    value,
  ]);
  return readConfiguration({ NEXT_PUBLIC_REGION: REGION, ...Object.fromEntries(settings) });
}

test('a site in India has a calculator of months, and one in Indonesia of days', () => {
  expect(read(INDIA).calculator).toEqual({
    period: 'month',
    feeShare: 0.0295,
    feeAmount: 0,
    choices: {
      amount: { from: 2_000, to: 80_000, step: 1_000 },
      term: { from: 3, to: 24, step: 1 },
      rate: { from: 12, to: 24.5, step: 0.1 },
    },
  });
  expect(read(INDONESIA).calculator).toMatchObject({
    period: 'day',
    feeShare: 0,
    feeAmount: 59_000,
    choices: { amount: { step: 100_000 }, rate: { from: 0.2, to: 0.2, step: 0.1 } },
  });
});

test('nothing is set: no calculator, and none of its words, which would be in the fonts', () => {
  const { calculator, messages } = read({ REGION: '1' });

  expect(calculator).toBeUndefined();
  expect(messages.calculator).toBeUndefined();
});

test('without a fee there is no tax on it', () => {
  const { calculator } = read({ ...INDIA, FEE: 'none', FEE_TAX: '' });

  expect(calculator).toMatchObject({ feeShare: 0, feeAmount: 0 });
});

test('one message names all that is missing', () => {
  expect(() => read({ REGION: '1', RATE: '24%', FEE: '500' })).toThrow(
    /^2 wrong settings:\n.*_TERM was "".*\n.*_FEE_TAX was "".*a calculator has all of/,
  );
  expect(() => read({ REGION: '1', FEE: 'none' })).toThrow(
    /^2 wrong settings:\n.*_RATE.*\n.*_TERM/,
  );
});

test.each([
  [INDIA, 'RATE', '2400%', 'was "2400%"; allowed: at most 100% a year'],
  [INDIA, 'RATE', '24', 'allowed: a percentage'],
  [INDIA, 'RATE', '24% to 12%', 'allowed: a percentage'],
  [INDIA, 'RATE', '1% to 2% to 3%', 'allowed: a percentage'],
  [INDIA, 'TERM', '2 to 12', 'allowed: 3 to 120 months, because app stores refuse'],
  [INDIA, 'TERM', '3 to 365', 'allowed: 3 to 120 months'],
  [INDIA, 'TERM', '3.5', 'allowed: a whole number'],
  [INDIA, 'FEE', '0', 'or none'],
  [INDIA, 'FEE', '1,000', 'or none'],
  [INDIA, 'FEE', '900', 'at most half of the smallest loan: 1000'],
  [INDIA, 'FEE_TAX', '18', 'a percentage from 0% to 100%'],
  [INDIA, 'FEE_TAX', '118%', 'a percentage from 0% to 100%'],
  [INDONESIA, 'RATE', '24%', 'was "24%"; allowed: at most 1% a day'],
  [INDONESIA, 'TERM', '30 to 60', 'allowed: 61 to 3650 days'],
])('of %j, %s %j stops the build once: %s', (settings, name, value, problem) => {
  const readWrong = () => read({ ...settings, [name]: value });

  expect(readWrong).toThrow(/^1 wrong setting:\n {2}NEXT_PUBLIC_CALCULATOR_/);
  expect(readWrong).toThrow(problem);
});

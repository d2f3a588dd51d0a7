import { quoteForMessage, type Problem } from '@/lib/kit/text';
import type { Charges, Loan } from '@/lib/loan/loan-cost';
import type { LoanFacts } from '@/lib/region/regions';
import { isSetTogether } from './all-or-none';
import { variableOf, type Settings } from './schema';

/** What a visitor chooses: a number from the lowest to the highest, in steps. Rates are percentages. */
export type Choice = Readonly<Record<'from' | 'to' | 'step', number>>;

/** The loans whose cost the calculator shows (PRODUCT rule 51). */
export interface Calculator extends Charges {
  readonly choices: Readonly<Record<keyof Loan, Choice>>;
}

/**
 * Reads the calculator, which has no defaults. Adds a problem for each setting that is missing
 * beside the others, and for numbers that cannot be.
 */
export function readCalculator(
  settings: Settings['calculator'],
  amount: Omit<Choice, 'step'>,
  { period, highestRate, terms }: LoanFacts,
  problems: Problem[],
): Calculator | undefined {
  // Without a fee there is no tax on it.
  const feeTax = settings.fee === 'none' ? '0%' : settings.feeTax;
  const variables = variableOf.calculator;
  if (!isSetTogether({ ...settings, feeTax }, variables, 'a calculator', problems))
    return undefined;
  const [rate, term] = [choiceOf(settings.rate), choiceOf(settings.term)];
  const fee = (parseFloat(settings.fee) || 0) * (1 + parseFloat(feeTax) / 100);
  const isShare = settings.fee.endsWith('%');
  const [feeShare, feeAmount] = isShare ? [fee / 100, 0] : [0, fee];
  const half = amount.from / 2;
  const limits = [
    [
      'rate',
      rate.to <= highestRate,
      `at most ${highestRate}% a ${period === 'month' ? 'year' : 'day'}`,
    ],
    [
      'term',
      terms.from <= term.from && term.to <= terms.to,
      `${terms.from} to ${terms.to} ${period}s, because app stores refuse loans that are due within 60 days`,
    ],
    [
      'fee',
      amount.from * feeShare + feeAmount <= half,
      `with its tax, at most half of the smallest loan: ${half}`,
    ],
  ] as const;
  for (const [name, isWithin, allowed] of limits)
    if (!isWithin)
      problems.push({
        place: variables[name],
        reason: `was ${quoteForMessage(settings[name])}; allowed: ${allowed}`,
      });
  return { period, feeShare, feeAmount, choices: { amount: inSteps(amount), term, rate } };
}

/** One number or two. A step is a whole number, or has the decimals of the limits. */
function choiceOf(limits: string): Choice {
  const numbers = limits.match(/[\d.]+/g) ?? [];
  const decimals = Math.max(...numbers.map((number) => number.split('.')[1]?.length ?? 0));
  return { from: Number(numbers[0]), to: Number(numbers.at(-1)), step: 10 ** -decimals };
}

/** The largest power of ten that divides the range into at least 50 steps, without a remainder. */
function inSteps({ from, to }: Omit<Choice, 'step'>): Choice {
  let step = 1;
  while (from % (10 * step) === 0 && to % (10 * step) === 0 && to - from >= 500 * step) step *= 10;
  return { from, to, step };
}

import { quoteForMessage, type Problem } from '@/lib/kit/text';
import type { Charges } from '@/lib/loan/loan-cost';
import type { LoanFacts } from '@/lib/region/regions';
import { fee, feeTax, PERCENTAGE, rates, terms } from './calculator-values';
import { variableOf, type Settings } from './schema';

/** What a visitor chooses: a number from the lowest to the highest, in steps. Rates are percentages. */
export interface Choice {
  readonly from: number;
  readonly to: number;
  readonly step: number;
}

/** The loans whose cost the calculator shows (PRODUCT rule 51). */
export interface Calculator extends Charges {
  readonly choices: Readonly<Record<'amount' | 'term' | 'rate', Choice>>;
}

const RATE_OF = { month: 'a year', day: 'a day' };

type Range = Pick<Choice, 'from' | 'to'>;

const VALIDATORS = { rate: rates, term: terms, fee, feeTax };

/**
 * Reads the calculator from its settings. It has no defaults: adds a problem for each one that is
 * missing if another one is set, and for what cannot be.
 *
 * @returns undefined if nothing is set, or if something is wrong.
 */
export function readCalculator(
  settings: Settings['calculator'],
  amount: Range,
  region: LoanFacts,
  problems: Problem[],
): Calculator | undefined {
  const variables = variableOf.calculator;
  const names = Object.keys(VALIDATORS) as (keyof typeof VALIDATORS)[];
  // A wrong value is empty, too.
  const isWrong = problems.some(({ place }) => names.some((name) => variables[name] === place));
  if (isWrong || names.every((name) => !settings[name])) return undefined;
  const before = problems.length;
  const refuse = (name: keyof typeof VALIDATORS, reason: string) =>
    problems.push({ place: variables[name], reason });
  for (const name of names)
    if (!settings[name] && !(name === 'feeTax' && settings.fee === 'none'))
      refuse(
        name,
        `is not set, and the calculator needs it; allowed: ${VALIDATORS[name].description}`,
      );
  if (problems.length > before) return undefined;

  const [rate, term] = [choiceOf(settings.rate), choiceOf(settings.term)];
  const isShare = PERCENTAGE.test(settings.fee);
  const charges = {
    period: region.period,
    feeShare: isShare ? parseFloat(settings.fee) / 100 : 0,
    feeAmount: isShare ? 0 : parseFloat(settings.fee) || 0,
    feeTax: parseFloat(settings.feeTax) / 100 || 0,
  };
  if (rate.to > region.highestRate)
    refuse(
      'rate',
      `has ${rate.to}% ${RATE_OF[region.period]}; allowed: at most ${region.highestRate}%`,
    );
  if (term.from < region.terms.from || term.to > region.terms.to)
    refuse(
      'term',
      `has ${term.from} to ${term.to} ${region.period}s; allowed: ${region.terms.from} to ${region.terms.to}, because app stores refuse loans that are due within 60 days`,
    );
  if (charges.feeTax > 1)
    refuse('feeTax', `was ${quoteForMessage(settings.feeTax)}; allowed: at most 100%`);
  const highestFee = (amount.from * charges.feeShare + charges.feeAmount) * (1 + charges.feeTax);
  if (highestFee > amount.from / 2)
    refuse(
      'fee',
      `was ${quoteForMessage(settings.fee)}; allowed: with its tax, at most half of the smallest loan, ${amount.from}`,
    );
  if (problems.length > before) return undefined;
  return { ...charges, choices: { amount: { ...amount, step: stepOf(amount) }, term, rate } };
}

/** The settings of the calculator in one line, for the summary of the build. */
export function describeCalculator({ choices, period, feeShare, feeAmount, feeTax }: Calculator) {
  const { amount, term, rate } = choices;
  const percentage = (share: number) => `${Number((100 * share).toPrecision(6))}%`;
  const fee = feeShare > 0 ? percentage(feeShare) : feeAmount;
  return [
    `${amount.from} to ${amount.to}`,
    `${term.from} to ${term.to} ${period}s`,
    `${rate.from}% to ${rate.to}% ${RATE_OF[period]}`,
    fee === 0 ? 'no fee' : `a fee of ${fee} with ${percentage(feeTax)} tax`,
  ].join(', ');
}

/** A step is a whole number, or has the decimals of the limits. */
function choiceOf(limits: string): Choice {
  const [from = 0, to = 0] = limits.split(' ').map(Number);
  const decimals = limits.split(' ').map((limit) => limit.split('.')[1]?.length ?? 0);
  return { from, to, step: 1 / 10 ** Math.max(...decimals) };
}

/** The largest power of ten that divides the range into at least 50 steps, without a remainder. */
function stepOf({ from, to }: Range): number {
  let step = 1;
  while (from % (10 * step) === 0 && to % (10 * step) === 0 && to - from >= 500 * step) step *= 10;
  return step;
}

import type { Problem } from '@/lib/kit/text';
import { createNumberFormatters } from '@/lib/region/formats';
import type { Language } from '@/lib/region/languages';
import type { Region } from '@/lib/region/regions';
import { isSetTogether } from './all-or-none';
import { variableOf, type Settings } from './schema';

/** What a loan costs, as the language of the site writes its numbers. */
export type LoanExample = Readonly<Record<'amount' | 'repayment' | 'cost' | 'days', string>>;

/**
 * The representative example, or undefined if the company has set none. The repayment is the sum of
 * the amount and the cost, so it cannot contradict them. Adds a problem for each figure that is
 * missing beside the others.
 */
export function readLoanExample(
  figures: Settings['offerTerms']['exampleFigures'],
  { region, language }: { readonly region: Region; readonly language: Language },
  problems: Problem[],
): LoanExample | undefined {
  const variables = variableOf.offerTerms.exampleFigures;
  if (!isSetTogether(figures, variables, 'an example', problems)) return undefined;
  const { amount, duration } = createNumberFormatters(language, region);
  const [borrowed, cost] = [Number(figures.amount), Number(figures.cost)];
  return {
    amount: amount(borrowed),
    repayment: amount(borrowed + cost),
    cost: amount(cost),
    days: duration(Number(figures.days), 'day'),
  };
}

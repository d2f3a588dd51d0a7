import type { Language } from '../languages';
import { createNumberFormatters } from '../number-formats';

export const RANGE = { from: 1_000_000, to: 15_000_000 };

/** The numbers of Indonesia's loan offer (PRODUCT rule 6), as a language writes them. */
export function offerFigures(language: Language) {
  const { amount, hours } = createNumberFormatters(language, 'IDR');
  return {
    from: amount(RANGE.from),
    to: amount(RANGE.to),
    hours: hours(2),
    annualSalary: amount(5_000_000),
  };
}

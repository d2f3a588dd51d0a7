import type { Language } from '../languages';
import { createNumberFormatters } from '../number-formats';
import { regions } from '../regions';

export const RANGE = { from: 2_000, to: 80_000 };

/** The numbers of India's loan offer (PRODUCT rule 5), as a language writes them. */
export function offerFigures(language: Language) {
  const { amount, hours, count } = createNumberFormatters(language, regions.india.currency);
  return {
    from: amount(RANGE.from),
    to: amount(RANGE.to),
    hours: hours(2),
    users: count(3_000_000),
    salary: amount(12_000),
  };
}

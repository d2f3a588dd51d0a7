import type { Language } from '../languages';
import { createNumberFormatters, withNoBreakSpaces } from '../number-formats';
import { regions } from '../regions';

export const RANGE = { from: 1_000_000, to: 15_000_000 };

/** The numbers of Indonesia's loan offer (PRODUCT rule 6), as a language writes them. */
export function offerFigures(language: Language) {
  const { amount, hours, count } = createNumberFormatters(language, regions.indonesia.currency);
  return {
    from: amount(RANGE.from),
    to: amount(RANGE.to),
    /** As people say them, `Rp1 juta`: with all digits they would be half as large. */
    shortFrom: withNoBreakSpaces(`Rp${count(RANGE.from)}`),
    shortTo: withNoBreakSpaces(`Rp${count(RANGE.to)}`),
    hours: hours(2),
    annualSalary: amount(5_000_000),
  };
}

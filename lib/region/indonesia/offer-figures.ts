import type { Language } from '../languages';
import { createNumberFormatters, withNoBreakSpaces } from '../number-formats';
import { regions } from '../regions';

/** The numbers of Indonesia's loan offer (PRODUCT rule 6), as a language writes them. */
export function offerFigures(language: Language) {
  const { amount, hours, count } = createNumberFormatters(language, regions.indonesia.currency);
  return {
    from: amount(1_000_000),
    to: amount(15_000_000),
    /** As people say them, `Rp1 juta`: with all digits they would be half as large. */
    shortFrom: withNoBreakSpaces(`Rp${count(1_000_000)}`),
    shortTo: withNoBreakSpaces(`Rp${count(15_000_000)}`),
    hours: hours(2),
    annualSalary: amount(5_000_000),
  };
}

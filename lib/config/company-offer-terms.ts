import type { Settings } from './schema';

/** The terms of the offer that only the company knows (PRODUCT rule 7); blank until set. */
export interface OfferTerms {
  readonly termInDays: string;
  readonly interestRate: string;
  readonly repaymentDate: string;
  /** The highest annual percentage rate: interest, fees and other costs of a year. */
  readonly maxApr: string;
  /** The total cost of one typical loan, in words. */
  readonly example: string;
  /**
   * A warning about the risk of borrowing, which Indonesia's regulator requires; `.env.example`
   * names the source.
   */
  readonly riskWarning: string;
}

export function offerTermsFrom(settings: Settings): OfferTerms {
  return {
    termInDays: settings.NEXT_PUBLIC_TERM_IN_DAYS,
    interestRate: settings.NEXT_PUBLIC_INTEREST_RATE,
    repaymentDate: settings.NEXT_PUBLIC_REPAYMENT_DATE,
    maxApr: settings.NEXT_PUBLIC_MAX_APR,
    example: settings.NEXT_PUBLIC_LOAN_EXAMPLE,
    riskWarning: settings.NEXT_PUBLIC_RISK_WARNING,
  };
}

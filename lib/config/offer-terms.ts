/** The terms of the offer that only the company knows (PRODUCT rule 7); blank until set. */
export interface OfferTerms {
  readonly termInDays: string;
  readonly interestRate: string;
  readonly repaymentDate: string;
  /** The highest annual percentage rate: interest, fees and other costs of a year. */
  readonly maxApr: string;
  /** The total cost of one typical loan, in words. */
  readonly example: string;
}

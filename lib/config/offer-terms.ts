/** The terms of the offer that only the company knows (PRODUCT rule 7); blank until set. */
export interface OfferTerms {
  readonly termInDays: string;
  readonly interestRate: string;
  readonly repaymentDate: string;
}

/**
 * The numbers of Indonesia's loan offer (PRODUCT rule 6): amounts in rupiah, and the time to a loan
 * in hours.
 */
export const figures = {
  currency: 'IDR',
  smallestLoan: 1_000_000,
  largestLoan: 15_000_000,
  hours: 2,
  smallestAnnualSalary: 5_000_000,
} as const;

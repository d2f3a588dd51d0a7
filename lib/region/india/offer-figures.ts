/**
 * The numbers of India's loan offer (PRODUCT rule 5): amounts in rupees, and the time to a loan in
 * hours.
 */
export const figures = {
  currency: 'INR',
  smallestLoan: 2_000,
  largestLoan: 80_000,
  hours: 2,
  users: 3_000_000,
  smallestSalary: 12_000,
} as const;

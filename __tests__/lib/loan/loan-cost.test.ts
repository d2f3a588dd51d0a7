import fc from 'fast-check';
import { equalPayment, loanCost, type Charges } from '@/lib/loan/loan-cost';

const FREE: Charges = { period: 'month', feeShare: 0, feeAmount: 0 };

const cents = (amount: number) => Math.round(amount * 100);
const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0);

test('the illustration of the RBI: 20,000 for 24 months at 15 % with fees of 400 (circular of 15 April 2024, Annex B)', () => {
  const cost = loanCost({ amount: 20_000, term: 24, rate: 0.15 }, { ...FREE, feeAmount: 400 });

  expect(cost).toMatchObject({ fee: 400, payment: 969.73 });
  expect(Math.round(cost.payment)).toBe(970);
  expect(Math.round(cost.total - 20_000)).toBe(3274);
  // The effective rate would be 18.47 %.
  expect((100 * cost.apr).toFixed(2)).toBe('17.07');
});

test('the key facts statement of a bank: 47,000 for 24 months at 21 %, a fee of 2.5 % with 18 % tax', () => {
  const loan = { amount: 47_000, term: 24, rate: 0.21 };
  const cost = loanCost(loan, { ...FREE, feeShare: 0.025 * 1.18 });

  expect(cost).toMatchObject({ fee: 1386.5, payment: 2415.13 });
  // The statement has 24.16. Without the tax it would be 23.66.
  expect((100 * cost.apr).toFixed(2)).toBe('24.15');
});

test('a daily rate is multiplied by the days, and the whole is due at once', () => {
  const loan = { amount: 1_000_000, term: 90, rate: 0.002 };
  const cost = loanCost(loan, { ...FREE, period: 'day', feeShare: 0.03 * 1.11 });

  expect(cost).toMatchObject({
    fee: 33_300,
    payment: 1_180_000,
    total: 1_180_000,
  });
  expect(cost.schedule).toHaveLength(1);
  expect(cost.apr).toBeCloseTo(((1_180_000 / 966_700 - 1) * 365) / 90, 12);
});

const amount = fc.integer({ min: 1, max: 100_000_000 });
const monthlyLoan = fc.record({
  amount,
  term: fc.integer({ min: 1, max: 120 }),
  rate: fc.integer({ min: 0, max: 10_000 }).map((hundredths) => hundredths / 10_000),
});
const monthlyCharges: fc.Arbitrary<Charges> = fc.record({
  period: fc.constant('month' as const),
  feeShare: fc.integer({ min: 0, max: 3_000 }).map((hundredths) => hundredths / 10_000),
  feeAmount: fc.constantFrom(0, 0.2),
});

/** What payments of 1 are worth today, together. */
function presentValue(rate: number, count: number): number {
  let worth = 0;
  for (let month = 1; month <= count; month++) worth += (1 + rate) ** -month;
  return worth;
}

test('10,000 loans: the payments are worth the loan at its rate, and what is paid out at the APR', () => {
  fc.assert(
    fc.property(monthlyLoan, monthlyCharges, (loan, charges) => {
      const { payment, fee, apr } = loanCost(loan, charges);
      const exact = loan.amount / presentValue(loan.rate / 12, loan.term);

      // Not with `expect`, which would take most of the time.
      const worth = exact * presentValue(apr / 12, loan.term);
      return Math.abs(payment - exact) < 0.0051 && Math.abs(worth - (loan.amount - fee)) < 0.00005;
    }),
    { numRuns: 10_000 },
  );
});

test('a schedule adds up to the hundredth: the parts are the amount, and nothing is owed at the end', () => {
  fc.assert(
    fc.property(monthlyLoan, monthlyCharges, (loan, charges) => {
      const { schedule, total } = loanCost(loan, charges);

      const interest = sum(schedule.map((month) => cents(month.interest)));
      return (
        schedule.length === loan.term &&
        schedule.at(-1)?.balance === 0 &&
        cents(total) - interest === cents(loan.amount) &&
        sum(schedule.map((month) => cents(month.payment))) === cents(total) &&
        Math.min(...schedule.flatMap(Object.values<number>)) >= 0
      );
    }),
    { numRuns: 1_000 },
  );
});

test('a loan never costs less than its amount, and more with a higher rate, a longer term and a higher fee', () => {
  const exactTotal = (loan: { amount: number; term: number; rate: number }) =>
    loan.term * equalPayment(loan.amount, loan.rate / 12, loan.term);
  fc.assert(
    fc.property(monthlyLoan, monthlyCharges, (loan, charges) => {
      const cost = loanCost(loan, charges);
      expect(cost.total).toBeGreaterThanOrEqual(loan.amount);
      expect(cost.apr).toBeGreaterThanOrEqual(loan.rate - 1e-12);

      const dearer = { ...loan, rate: loan.rate + 0.0001 };
      expect(exactTotal(dearer)).toBeGreaterThan(exactTotal(loan));
      expect(loanCost(dearer, charges).apr).toBeGreaterThan(cost.apr);
      const longer = exactTotal({ ...loan, term: loan.term + 1 });
      // Without interest, both are the amount, as far as a computer can add.
      expect(longer).toBeGreaterThanOrEqual(exactTotal(loan) * (1 - 1e-12));
      const withFee = loanCost(loan, { ...charges, feeAmount: charges.feeAmount + 0.1 });
      expect(withFee.fee).toBeGreaterThan(cost.fee);
      expect(withFee.apr).toBeGreaterThan(cost.apr);
    }),
    { numRuns: 1_000 },
  );
});

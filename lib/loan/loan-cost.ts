/**
 * What a loan costs. Rates and shares are fractions: 0.24 is 24 %. This file has no dependency,
 * because it is part of the calculator's script.
 *
 * Sources: RBI circular on key facts statements of 15 April 2024, Annex B: equal instalments, and an
 * annual percentage rate (APR) that counts all fees with their taxes, and does not compound the
 * months. For one payment, the US Regulation Z, Appendix J: the term is the period of the rate.
 */

/** What a lender charges. */
export interface Charges {
  /**
   * `month`: the rate is that of a year, the term has months, and each month has an instalment.
   * `day`: the rate is that of a day, the term has days, and the whole is due on the last one.
   */
  readonly period: 'month' | 'day';
  /** The lender keeps the fee with its tax when it pays out: a share of the loan, and an amount. */
  readonly feeShare: number;
  readonly feeAmount: number;
}

export type Loan = Readonly<Record<'amount' | 'term' | 'rate', number>>;

/** A month of the schedule: what is paid, the interest in it, and what is then still owed. */
export type Instalment = Readonly<Record<'payment' | 'interest' | 'balance', number>>;

/** The equal payment that repays an amount: P·r·(1 + r)ⁿ / ((1 + r)ⁿ − 1), exact for a small r. */
export function equalPayment(amount: number, rate: number, count: number): number {
  return rate === 0 ? amount / count : (amount * rate) / -Math.expm1(-count * Math.log1p(rate));
}

/** The rate of a period at which equal payments repay an amount: the internal rate of return. */
export function rateOfReturn(amount: number, payment: number, count: number): number {
  let low = 0;
  // The payment is more than the interest of its period.
  let high = payment / amount;
  for (let step = 0; step < 60; step++) {
    const middle = (low + high) / 2;
    if (equalPayment(amount, middle, count) < payment) low = middle;
    else high = middle;
  }
  return low;
}

/**
 * What a borrower gets, pays and repays. The payments are in hundredths of the currency, and the
 * last one settles what they have rounded, so the schedule adds up.
 */
export function loanCost({ amount, term, rate }: Loan, charges: Charges) {
  const monthly = charges.period === 'month';
  const count = monthly ? term : 1;
  const ratePerPayment = monthly ? rate / 12 : rate * term;
  const exactPayment = equalPayment(amount, ratePerPayment, count);
  const payment = toHundredths(exactPayment);
  const fee = toHundredths(amount * charges.feeShare + charges.feeAmount);
  const schedule: Instalment[] = [];
  let [owed, total] = [amount, 0];
  while (schedule.length < count) {
    const interest = toHundredths(owed * ratePerPayment);
    const due = toHundredths(owed + interest);
    // A tiny loan may be repaid before its last month, because the payments are rounded up.
    const paid = schedule.length < count - 1 ? Math.min(payment, due) : due;
    owed = toHundredths(due - paid);
    total = toHundredths(total + paid);
    schedule.push({ payment: paid, interest, balance: owed });
  }
  return {
    fee,
    payment,
    schedule,
    total,
    /** Nominal, as key facts statements have it. */
    apr: rateOfReturn(amount - fee, exactPayment, count) * (monthly ? 12 : 365 / term),
  };
}

function toHundredths(amount: number): number {
  return Math.round(amount * 100) / 100;
}

/**
 * What a loan costs. Rates and shares are fractions: 0.24 is 24 %. This file has no dependency,
 * because it is part of the calculator's script.
 *
 * Sources: RBI circular on key facts statements of 15 April 2024, Annex B: equal instalments, and an
 * annual percentage rate (APR) that counts all fees with their taxes, and does not compound the
 * months. For one payment, the US Regulation Z, Appendix J: the term is the period of the rate.
 */

/** What a lender charges. Only one of the two fees is above zero. */
export interface Charges {
  /**
   * `month`: the rate is that of a year, the term has months, and each month has an instalment.
   * `day`: the rate is that of a day, the term has days, and the whole is due on the last one.
   */
  readonly period: 'month' | 'day';
  readonly feeShare: number;
  readonly feeAmount: number;
  /** The tax on the fee, as a share of it. */
  readonly feeTax: number;
}

export interface Loan {
  readonly amount: number;
  readonly term: number;
  readonly rate: number;
}

/** A month of the schedule: what is paid, the interest in it, and what is then still owed. */
export interface Instalment {
  readonly payment: number;
  readonly interest: number;
  readonly balance: number;
}

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
  const fee = toHundredths((amount * charges.feeShare + charges.feeAmount) * (1 + charges.feeTax));
  const paidOut = amount - fee;
  const schedule = scheduleOf(amount, ratePerPayment, toHundredths(exactPayment), count);
  return {
    fee,
    paidOut,
    schedule,
    payment: toHundredths(exactPayment),
    total: toHundredths(schedule.reduce((sum, { payment }) => sum + payment, 0)),
    /** Nominal, as key facts statements have it. */
    apr: rateOfReturn(paidOut, exactPayment, count) * (monthly ? 12 : 365 / term),
  };
}

function scheduleOf(amount: number, rate: number, equal: number, count: number) {
  const schedule: Instalment[] = [];
  for (let month = 1, owed = amount; month <= count; month++) {
    const interest = toHundredths(owed * rate);
    const payment = month < count ? equal : toHundredths(owed + interest);
    owed = toHundredths(owed + interest - payment);
    schedule.push({ payment, interest, balance: owed });
  }
  return schedule;
}

function toHundredths(amount: number): number {
  // Not -0, which would be written with its sign.
  return (Math.round(amount * 100) || 0) / 100;
}

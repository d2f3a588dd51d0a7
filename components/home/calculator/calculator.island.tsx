'use client';

import { useEffect, useState } from 'react';
import type { Calculator as CalculatorSettings, Choice } from '@/lib/config/calculator';
import { loanCost, type Loan } from '@/lib/loan/loan-cost';
import { numberWriter } from '@/lib/loan/write-number';
import type { InterfaceMessages } from '@/lib/region/messages/messages-type';
import { CalculatorField } from './calculator-field';

type Messages = InterfaceMessages['calculator'];

export interface CalculatorProps {
  readonly calculator: CalculatorSettings;
  readonly words: Omit<Messages, 'month' | 'day'> & Messages['month'] & { readonly amount: string };
  /** The number 1234567.8, and the amount of zero in the currency, such as `₹0`. */
  readonly written: Readonly<Record<'number' | 'currency', string>>;
}

/** How long the visitor changes nothing before a screen reader says the result, in milliseconds. */
const ANNOUNCEMENT_DELAY_MS = 1000;

/** What a loan costs. Its amount, its term and its rate are fields. */
export function Calculator({ calculator, words, written }: CalculatorProps) {
  const { choices, period } = calculator;
  const write = numberWriter(written.number);
  const formats = {
    amount: (value: number) => written.currency.replace('0', write(Math.round(value))),
    term: (value: number) => words.length.replace('{n}', write(value)),
    rate: (value: number) => `${write(value)}%`,
  };
  const [first] = useState<Loan>({
    amount: roundMiddle(choices.amount),
    term: roundMiddle(choices.term),
    // The highest, so that no visitor pays more than it says.
    rate: choices.rate.to,
  });
  const [loan, setLoan] = useState(first);
  const { amount, term, rate } = loan;
  const cost = loanCost({ amount, term, rate: rate / 100 }, calculator);
  // What is shown adds up, too.
  const fee = Math.round(cost.fee);
  const results = [
    [words.payment.replace('{term}', formats.term(term)), formats.amount(cost.payment)] as const,
    ...(fee > 0 ? [[words.fee, formats.amount(fee)] as const] : []),
    [words.paidOut, formats.amount(amount - fee)] as const,
    [words.interest, formats.amount(cost.total - amount)] as const,
    ...(period === 'month' ? [[words.total, formats.amount(cost.total)] as const] : []),
    [words.apr, formats.rate(Math.round(10_000 * cost.apr) / 100)] as const,
  ];

  const message = results.map((result) => result.join(': ')).join('. ');
  const [announced, setAnnounced] = useState('');
  useEffect(() => {
    if (loan === first) return;
    const timer = setTimeout(() => setAnnounced(message), ANNOUNCEMENT_DELAY_MS);
    return () => clearTimeout(timer);
  }, [loan, first, message]);

  return (
    <section className="calculator" aria-labelledby="calculator-title">
      <div className="panel calculator__panel">
        <div className="calculator__fields">
          <h2 id="calculator-title" suppressHydrationWarning>
            {words.title}
          </h2>
          {(['amount', 'term', 'rate'] as const).map((name) => (
            <CalculatorField
              key={name}
              name={name}
              label={words[name]}
              choice={choices[name]}
              value={loan[name]}
              format={formats[name]}
              onChange={(value) => setLoan((before) => ({ ...before, [name]: value }))}
            />
          ))}
        </div>
        <div className="calculator__results">
          <dl className="web-font">
            {results.map(([label, value]) => (
              <div key={label}>
                <dt suppressHydrationWarning>{label}</dt>
                <dd>
                  {/* The status below says all results, once. */}
                  <output aria-live="off">{value}</output>
                </dd>
              </div>
            ))}
          </dl>
          <p suppressHydrationWarning>{words.note}</p>
        </div>
      </div>
      <p role="status" className="visually-hidden">
        {announced}
      </p>
      {period === 'month' && (
        <details className="panel disclosure">
          <summary suppressHydrationWarning>{words.schedule}</summary>
          <div>
            <table>
              <thead>
                <tr>
                  {[words.number, words.instalment, words.interest, words.balance].map(
                    (heading) => (
                      <th key={heading} scope="col" suppressHydrationWarning>
                        {heading}
                      </th>
                    ),
                  )}
                </tr>
              </thead>
              <tbody>
                {cost.schedule.map(({ payment, interest, balance }, index) => (
                  <tr key={index}>
                    <th scope="row">{index + 1}</th>
                    <td>{write(payment, 2)}</td>
                    <td>{write(interest, 2)}</td>
                    <td>{write(balance, 2)}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
        </details>
      )}
    </section>
  );
}

/** A round number in the middle of the range. */
function roundMiddle({ from, to }: Choice): number {
  return Math.min(to, Math.max(from, Number(((from + to) / 2).toPrecision(1))));
}

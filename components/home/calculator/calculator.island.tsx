'use client';

import { useEffect, useState } from 'react';
import type { Calculator as CalculatorSettings, Choice } from '@/lib/config/calculator';
import { loanCost } from '@/lib/loan/loan-cost';
import type { InterfaceMessages } from '@/lib/region/messages/messages-type';
import { CalculatorField } from './calculator-field';
import { createFormats } from './formats';
import { Schedule } from './schedule';

type Messages = InterfaceMessages['calculator'];

export interface CalculatorProps {
  readonly calculator: CalculatorSettings;
  readonly words: Omit<Messages, 'month' | 'day'> & Messages['month'] & { readonly amount: string };
  readonly language: string;
  /** The amount of zero in the currency, such as `₹0`. */
  readonly currency: string;
}

/** How long the visitor changes nothing before a screen reader says the result, in milliseconds. */
const ANNOUNCEMENT_DELAY_MS = 1000;

const NAMES = ['amount', 'term', 'rate'] as const;
type Name = (typeof NAMES)[number];

/** What a loan costs: its amount, its term and its rate are fields, which may be out of range. */
export function Calculator({ calculator, words, language, currency }: CalculatorProps) {
  const { choices, period } = calculator;
  const formats = createFormats(language, currency, words.length);
  const [texts, setTexts] = useState(() => ({
    amount: formats.number(middle(choices.amount)),
    term: formats.number(middle(choices.term)),
    // The highest, so that no visitor pays more than it says.
    rate: formats.number(choices.rate.to),
  }));

  const typed = {
    amount: parseWhole(texts.amount),
    term: parseWhole(texts.term),
    rate: Number(texts.rate.replace(',', '.')),
  };
  const limit = (name: Name) =>
    Math.min(choices[name].to, Math.max(choices[name].from, typed[name] || 0));
  const values = { amount: limit('amount'), term: limit('term'), rate: limit('rate') };
  const { amount, term, rate } = values;
  const cost = loanCost({ amount, term, rate: rate / 100 }, calculator);
  const main = [words.payment.replace('{term}', formats.term(term)), formats.amount(cost.payment)];
  const details = [
    ...(cost.fee > 0 ? [[words.fee, formats.amount(cost.fee)]] : []),
    [words.paidOut, formats.amount(cost.paidOut)],
    [words.interest, formats.amount(cost.total - amount)],
    ...(period === 'month' ? [[words.total, formats.amount(cost.total)]] : []),
    [words.apr, formats.rate(Math.round(10_000 * cost.apr) / 100)],
  ];
  const results = [main, ...details].map((result) => result.join(': ')).join('. ');

  const [firstResults] = useState(results);
  const [announced, setAnnounced] = useState<string>();
  useEffect(() => {
    if (results === (announced ?? firstResults)) return;
    const timer = setTimeout(() => setAnnounced(results), ANNOUNCEMENT_DELAY_MS);
    return () => clearTimeout(timer);
  }, [results, announced, firstResults]);

  return (
    <section className="calculator" aria-labelledby="calculator-title">
      <div className="calculator__fields">
        <h2 id="calculator-title" suppressHydrationWarning>
          {words.title}
        </h2>
        {NAMES.map((name) => (
          <CalculatorField
            key={name}
            name={name}
            label={words[name]}
            choice={choices[name]}
            text={texts[name]}
            value={values[name]}
            isOutOfRange={typed[name] !== values[name]}
            format={formats[name]}
            onType={(text) => setTexts((before) => ({ ...before, [name]: text }))}
            onChoose={(value) =>
              setTexts((before) => ({ ...before, [name]: formats.number(value) }))
            }
          />
        ))}
      </div>
      {/* The status below says the results once, and not at each step. */}
      <div className="calculator__results">
        <dl className="web-font">
          {[main, ...details].map(([label, value]) => (
            <div key={label}>
              <dt suppressHydrationWarning>{label}</dt>
              <dd>
                <output aria-live="off" htmlFor="calculator-amount calculator-term calculator-rate">
                  {value}
                </output>
              </dd>
            </div>
          ))}
        </dl>
        <p suppressHydrationWarning>{words.note}</p>
      </div>
      {period === 'month' && (
        <Schedule instalments={cost.schedule} words={words} format={formats.exactAmount} />
      )}
      <p role="status" className="visually-hidden">
        {announced}
      </p>
    </section>
  );
}

/** A round number in the middle of the range. */
function middle({ from, to }: Choice): number {
  return Math.min(to, Math.max(from, Number(((from + to) / 2).toPrecision(1))));
}

/** Visitors write thousands as they are used to. */
function parseWhole(text: string): number {
  return Number(text.replace(/\D/g, ''));
}

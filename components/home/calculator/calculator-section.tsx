import '@/components/disclosure.css';
import { Island } from '@/components/islands/island';
import '@/components/panel.css';
import type { Configuration } from '@/lib/config/read-configuration';
import { createNumberFormatters } from '@/lib/region/formats';
import './calculator.css';

/** The calculator of a company that has set what its loans cost (PRODUCT rule 51). */
export function CalculatorSection({ calculator, messages, region, language }: Configuration) {
  if (!calculator || !messages.calculator) return null;
  const { month, day, ...words } = messages.calculator;
  const { amount, number } = createNumberFormatters(language, region);
  return (
    <Island
      name="calculator"
      props={{
        calculator,
        words: {
          ...words,
          ...{ month, day }[calculator.period],
          amount: messages.offer.loanAmount,
        },
        written: { number: number(1_234_567.8), currency: amount(0).replace(' ', '\u00a0') },
      }}
    />
  );
}

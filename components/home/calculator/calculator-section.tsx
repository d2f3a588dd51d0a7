import { readFileSync } from 'node:fs';
import { Island } from '@/components/islands/island';
import type { Configuration } from '@/lib/config/read-configuration';
import { createNumberFormatters } from '@/lib/region/number-formats';
import { regions } from '@/lib/region/regions';

const STYLE_SHEETS = ['calculator.css', 'calculator-range.css'];

/** The calculator of a company that has set what its loans cost (PRODUCT rule 51). */
export function CalculatorSection({ calculator, messages, region, language }: Configuration) {
  if (!calculator || !messages.calculator) return null;
  const { month, day, ...words } = messages.calculator;
  const { amount } = createNumberFormatters(language, regions[region].loans.currency);
  return (
    <>
      {/* Not imported: every home page would then contain it. */}
      <style href="calculator" precedence="next">
        {STYLE_SHEETS.map(readStyles).join('')}
      </style>
      <Island
        name="calculator"
        props={{
          calculator,
          words: {
            ...words,
            ...{ month, day }[calculator.period],
            amount: messages.offer.loanAmount,
          },
          language,
          currency: amount(0).replace(' ', '\u00a0'),
        }}
      />
    </>
  );
}

/** A style sheet beside this file, without comments and line breaks. */
function readStyles(file: string): string {
  const css = readFileSync(`components/home/calculator/${file}`, 'utf8');
  return css.replace(/\/\*.*?\*\/|\n\s*/gs, '');
}

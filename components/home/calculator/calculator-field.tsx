import { useState } from 'react';
import type { Choice } from '@/lib/config/calculator';

interface CalculatorFieldProps {
  readonly name: string;
  readonly label: string;
  readonly choice: Choice;
  readonly value: number;
  readonly format: (value: number) => string;
  /** Is called with a number within the limits. */
  readonly onChange: (value: number) => void;
}

/** A number to slide and to type. One that the company has fixed is a text. */
export function CalculatorField({
  name,
  label,
  choice: { from, to, step },
  value,
  format,
  onChange,
}: CalculatorFieldProps) {
  /** What the visitor is typing, which may be out of range. */
  const [text, setText] = useState<string>();
  // Visitors write units and thousands as they are used to. Only rates have decimals.
  const parse = (typed: string) =>
    Number(
      name === 'rate' ? typed.replace(',', '.').replace(/[^\d.]/g, '') : typed.replace(/\D/g, ''),
    );
  const isOutOfRange = text !== undefined && parse(text) !== value;
  const id = `calculator-${name}`;
  return (
    <div className="calculator__field">
      <label htmlFor={from < to ? id : undefined} suppressHydrationWarning>
        {label}
      </label>
      {from < to && (
        <div className="calculator__control">
          <input
            id={id}
            className="calculator__value web-font"
            type="text"
            inputMode={name === 'rate' ? 'decimal' : 'numeric'}
            autoComplete="off"
            // A typed rate may have two decimals, and the sign is wide.
            size={format(to).length + (name === 'rate' ? 4 : 1)}
            value={text ?? format(value)}
            aria-invalid={isOutOfRange || undefined}
            aria-describedby={`${id}-limits`}
            onChange={({ currentTarget }) => {
              setText(currentTarget.value);
              onChange(Math.min(to, Math.max(from, parse(currentTarget.value) || 0)));
            }}
            onFocus={({ currentTarget }) => currentTarget.select()}
            onBlur={() => setText(undefined)}
          />
          <input
            type="range"
            min={from}
            max={to}
            step={step}
            value={value}
            aria-label={label}
            aria-valuetext={format(value)}
            onChange={({ currentTarget }) => {
              setText(undefined);
              onChange(Number(currentTarget.value));
            }}
          />
          <div id={`${id}-limits`} className="calculator__limits">
            <span>{format(from)}</span> <span>{format(to)}</span>
          </div>
        </div>
      )}
      {/* Without scripts, on paper, and if it is fixed. */}
      <span className="calculator__value web-font">{format(value)}</span>
    </div>
  );
}

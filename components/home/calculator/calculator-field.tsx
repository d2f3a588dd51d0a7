import type { Choice } from '@/lib/config/calculator';

interface CalculatorFieldProps {
  readonly name: string;
  readonly label: string;
  readonly choice: Choice;
  /** What the visitor has typed, which may be out of range. */
  readonly text: string;
  /** The number that the results are for. */
  readonly value: number;
  readonly isOutOfRange: boolean;
  readonly format: (value: number) => string;
  readonly onType: (text: string) => void;
  readonly onChoose: (value: number) => void;
}

/** A number to slide and to type. One that the company has fixed is a text. */
export function CalculatorField({
  name,
  label,
  choice,
  value,
  format,
  ...props
}: CalculatorFieldProps) {
  const { from, to, step } = choice;
  const id = `calculator-${name}`;
  // The sign of the currency before the number, or % after it. A term has its unit in the label.
  const [before, after] = name === 'term' ? [] : format(0).split('0');
  const isFixed = from === to;
  return (
    <div className="calculator__field">
      <label id={`${id}-label`} htmlFor={isFixed ? undefined : id} suppressHydrationWarning>
        {label}
      </label>
      {/* Without scripts, on paper, and if it is fixed. */}
      <span className="calculator__value web-font" data-fixed={isFixed || undefined}>
        {format(value)}
      </span>
      {!isFixed && (
        <>
          <span className="calculator__number web-font">
            {before}
            <input
              id={id}
              type="text"
              inputMode={name === 'rate' ? 'decimal' : 'numeric'}
              autoComplete="off"
              size={name === 'amount' ? format(to).length - 1 : 3}
              value={props.text}
              aria-invalid={props.isOutOfRange || undefined}
              aria-describedby={`${id}-limits`}
              onChange={({ currentTarget }) => props.onType(currentTarget.value)}
              onBlur={() => props.onChoose(value)}
            />
            {after}
          </span>
          <input
            type="range"
            className="calculator-range"
            min={from}
            max={to}
            step={step}
            value={value}
            onChange={({ currentTarget }) => props.onChoose(Number(currentTarget.value))}
            aria-labelledby={`${id}-label`}
            aria-valuetext={format(value)}
          />
          <span id={`${id}-limits`} className="calculator__limits">
            <span>{format(from)}</span> <span>{format(to)}</span>
          </span>
        </>
      )}
    </div>
  );
}

import type { InputHTMLAttributes } from 'react';
import type { RequiredField } from './read-contact-form';

interface ContactFieldProps extends InputHTMLAttributes<HTMLInputElement> {
  readonly name: RequiredField;
  readonly label: string;
  /** The error message of an empty field. Unlike the toast, it stays (WCAG 2.2, 3.3.1). */
  readonly error: string | undefined;
  readonly onFilled: () => void;
  readonly multiline?: boolean;
}

/** A field with its label and its error, which assistive technology announces together. */
export function ContactField({
  name,
  label,
  error,
  onFilled,
  multiline = false,
  ...hints
}: ContactFieldProps) {
  // Not from useId: an island that is hydrated alone would get other ids than the server rendered.
  const id = `field-${name}`;
  const shared = {
    id,
    name,
    className: 'contact-form__input',
    // A name or a message may be written from right to left.
    dir: 'auto',
    'aria-required': true,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': error ? `${id}-error` : undefined,
    onInput: ({ currentTarget }: { currentTarget: { value: string } }) => {
      if (error && currentTarget.value !== '') onFilled();
    },
  };
  return (
    <div className="contact-form__field">
      <label htmlFor={id} suppressHydrationWarning>
        {label}
      </label>
      {multiline ? <textarea {...shared} rows={2} /> : <input {...shared} {...hints} type="text" />}
      {error && (
        <p id={`${id}-error`} className="contact-form__error">
          {error}
        </p>
      )}
    </div>
  );
}

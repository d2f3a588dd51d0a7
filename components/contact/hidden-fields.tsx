import { HONEYPOT } from '@/lib/config/hidden-form-fields';

/**
 * The fields that nobody sees: those that the company's form service asks for, and one that only
 * programs fill in. `hidden` holds without style sheets, too, and for assistive technology.
 *
 * @param fields in the notation of a query string.
 */
export function HiddenFields({ fields }: { readonly fields: string }) {
  return (
    <>
      {[...new URLSearchParams(fields)].map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <input name={HONEYPOT} hidden autoComplete="off" />
    </>
  );
}

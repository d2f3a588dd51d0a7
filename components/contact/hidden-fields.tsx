import { HONEYPOT, readFormFields } from '@/lib/config/hidden-form-fields';

/**
 * The invisible fields: those that the company's form service asks for, and the honeypot. `hidden`
 * holds without style sheets, too, and for assistive technology.
 *
 * @param fields in the notation of a query string.
 */
export function HiddenFields({ fields }: { readonly fields: string }) {
  return (
    <>
      {readFormFields(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <input name={HONEYPOT} hidden autoComplete="off" />
    </>
  );
}

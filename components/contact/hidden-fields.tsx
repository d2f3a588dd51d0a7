import { HONEYPOT, type FormField } from '@/lib/config/hidden-form-fields';
import { fixedFields } from './placeholder-fields';

/**
 * The invisible fields: those that the company's form service asks for, and the honeypot. The
 * `hidden` attribute also works without style sheets and for assistive technology.
 */
export function HiddenFields({ fields }: { readonly fields: readonly FormField[] }) {
  return (
    <>
      {fixedFields(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <input name={HONEYPOT} hidden autoComplete="off" />
    </>
  );
}

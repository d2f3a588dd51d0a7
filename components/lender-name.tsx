import type { Lender } from '@/lib/config/lenders';

/** The lender's name, as a link to its site if the company has set one. */
export function LenderName({ lender: { name, url } }: { readonly lender: Lender }) {
  return url ? <a href={url}>{name || url}</a> : name;
}

import type { Settings } from '@/lib/config/schema';

/** The lender's name, as a link to its site if the company has set one. */
export function LenderName({ lender: { name, url } }: { lender: Settings['legal']['lender'] }) {
  return url ? <a href={url}>{name || url}</a> : name;
}

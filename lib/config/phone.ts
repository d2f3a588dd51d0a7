/** A phone number as a `tel:` link, without the separators that people read (RFC 3966). */
export function telephoneHref(phone: string): string {
  return `tel:${phone.replace(/[^\d+]/g, '')}`;
}

/** A phone number as a link: `tel:` wants digits and a leading plus, without the separators people read (RFC 3966). */
export function telephoneHref(phone: string): string {
  return `tel:${phone.replace(/[^\d+]/g, '')}`;
}

import { telephoneHref, whatsAppHref } from '@/lib/config/phone-number';

/** A phone number as a link. React keeps what a translator has made of it. */
export function PhoneLink({ phone }: { readonly phone: string }) {
  return (
    <a dir="ltr" href={telephoneHref(phone)} suppressHydrationWarning>
      {phone}
    </a>
  );
}

/** A number that answers in WhatsApp. */
export function WhatsAppLink({ number }: { readonly number: string }) {
  return (
    <a dir="ltr" href={whatsAppHref(number)}>
      {number}
    </a>
  );
}

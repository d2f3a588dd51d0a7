import { telephoneHref, whatsAppHref } from '@/lib/kit/settings';

/** A phone number as a link. React keeps a translated text (`suppressHydrationWarning`). */
export function PhoneLink({ phone }: { readonly phone: string }) {
  return (
    <a dir="ltr" href={telephoneHref(phone)} suppressHydrationWarning>
      {phone}
    </a>
  );
}

/** A WhatsApp number as a link to its chat. */
export function WhatsAppLink({ number }: { readonly number: string }) {
  return (
    <a dir="ltr" href={whatsAppHref(number)}>
      {number}
    </a>
  );
}

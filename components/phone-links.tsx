import { Fragment, type ReactNode } from 'react';
import { telephoneHref, whatsAppHref } from '@/lib/kit/settings';
import { inLines } from '@/lib/kit/text';

interface PhonesProps {
  /** One number or several, separated by `|`. */
  readonly phones: string;
}

/** Phone numbers as links in a line. React keeps a translated text (`suppressHydrationWarning`). */
export function PhoneLinks({ phones }: PhonesProps) {
  return numbersOf(phones).map((phone, index) => (
    <Fragment key={index}>
      {index > 0 && ', '}
      <a dir="ltr" href={telephoneHref(phone)} suppressHydrationWarning>
        {phone}
      </a>
    </Fragment>
  ));
}

/** Phone numbers as links, each in a paragraph of its own. */
export function PhoneParagraphs({ phones }: PhonesProps) {
  return inParagraphs(phones, (phone) => <PhoneLinks phones={phone} />);
}

/** WhatsApp numbers as links to their chats, each in a paragraph of its own. */
export function WhatsAppParagraphs({ phones }: PhonesProps) {
  return inParagraphs(phones, (number) => (
    <a dir="ltr" href={whatsAppHref(number)}>
      {number}
    </a>
  ));
}

function inParagraphs(phones: string, linkTo: (phone: string) => ReactNode) {
  return numbersOf(phones).map((phone, index) => <p key={index}>{linkTo(phone)}</p>);
}

function numbersOf(phones: string): readonly string[] {
  return phones ? inLines(phones).split('\n') : [];
}

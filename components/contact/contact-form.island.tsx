'use client';

import { useRef, useState, type FormEvent } from 'react';
import { Prose } from '@/components/content/prose';
import { PhoneLinks } from '@/components/phone-links';
import { SiteEmail } from '@/components/replaceable-text';
import { toasts } from '@/components/toast/toast-store';
import type { PageLink } from '@/lib/content/footer-links';
import type { ContentText } from '@/lib/content/read-content';
import type { InterfaceMessages } from '@/lib/region/messages/messages-type';
import { ContactField } from './contact-field';
import './contact-form.css';
import {
  deliverMessage,
  type DeliveryStatus,
  type Submissions,
  type Receiver,
} from './deliver-message';
import { HiddenFields } from './hidden-fields';
import { missingFields, readContactForm, type RequiredField } from './read-contact-form';

/**
 * Build-time constants of the finished export: false removes the code of sending, or of the notice.
 * Without the names of its classes, the export also drops the style sheets of the notice.
 */
declare const SENDS_MESSAGES: boolean | undefined;
declare const HAS_NOTICE: boolean | undefined;

const sending =
  typeof SENDS_MESSAGES === 'undefined' || SENDS_MESSAGES
    ? { HiddenFields, deliverMessage }
    : undefined;

interface ContactFormProps {
  readonly messages: InterfaceMessages['contact'];
  readonly receiver?: Receiver;
  /**
   * For the notice below the button. It appears if a click has had no effect for 5 s, or if the
   * message may not have arrived.
   */
  readonly otherWays: { readonly email: string; readonly phone: string };
  /** What the company does with what visitors type, above Send (PRODUCT rule 52). */
  readonly notice?: Pick<ContentText, 'html' | 'lang'>;
  /** The link to the privacy policy, if the company has set one. */
  readonly privacy?: PageLink;
}

/**
 * The contact form (PRODUCT rules 22, 24, 25 and 26). It checks no format and clears nothing. The
 * inputs are uncontrolled, so they keep text from before hydration and after Back.
 * `method="dialog"` outside a dialog submits nothing, so a click before hydration is harmless.
 *
 * With `NEXT_PUBLIC_CONTACT_URL` it sends the message. Browsers without scripts submit the form
 * themselves; in the finished export, the loader prevents that until the form is hydrated.
 */
export function ContactForm({
  messages,
  receiver,
  otherWays: { email, phone },
  notice,
  privacy,
}: ContactFormProps) {
  const shownNotice = typeof HAS_NOTICE === 'undefined' || HAS_NOTICE ? notice : undefined;
  const [missing, setMissing] = useState<readonly RequiredField[]>([]);
  const [status, setStatus] = useState<DeliveryStatus>();
  const submissions = useRef<Submissions>({ last: '', sent: new Map() });

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { currentTarget } = event;
    const nowMissing = missingFields(readContactForm(currentTarget));
    setMissing(nowMissing);
    if (nowMissing.length > 0) toasts.show(messages.incomplete, { isError: true });
    else if (sending && receiver)
      sending
        .deliverMessage(currentTarget, receiver, messages, submissions.current, setStatus)
        // What an extension has broken must not leave the visitor without an answer.
        .catch(() => {
          toasts.show(messages.delivery.failed, { isError: true });
          setStatus('unsure');
        });
    else toasts.show(messages.success);
    const [first] = nowMissing;
    if (first) (currentTarget.elements.namedItem(first) as HTMLElement).focus();
  };

  const field = (name: RequiredField, label: string) => ({
    name,
    label,
    error: missing.includes(name) ? messages.missing[name] : undefined,
    onFilled: () => setMissing((fields) => fields.filter((other) => other !== name)),
  });

  return (
    <form
      className={`panel contact-form${shownNotice ? ' contact-form__printed' : ''}`}
      {...(receiver ? { method: 'post', action: receiver.url } : { method: 'dialog' })}
      noValidate
      onSubmit={onSubmit}
    >
      {sending && receiver && <sending.HiddenFields fields={receiver.fields} />}
      <ContactField {...field('Name', messages.name)} autoComplete="name" />
      {/* Browsers trim the value of type="email", and then a space would count as empty. */}
      <ContactField
        {...field('Telephone', messages.email)}
        autoComplete="email"
        inputMode="email"
        autoCapitalize="none"
        spellCheck={false}
      />
      <ContactField {...field('Message', messages.message)} multiline />
      {shownNotice && (
        <div className="contact-form__data">
          <Prose {...shownNotice} />
        </div>
      )}
      <button
        className="primary-button web-font"
        type="submit"
        aria-busy={status === 'sending' || undefined}
        suppressHydrationWarning
      >
        {messages.send}
      </button>
      {privacy && (
        <a className="contact-form__privacy" href={privacy.href} suppressHydrationWarning>
          {privacy.label}
        </a>
      )}
      <p className="contact-form__notice" role="alert" data-status={status}>
        {status === 'sending' && (
          <span className="contact-form__sending">{messages.delivery.sending}</span>
        )}
        <span>
          <span suppressHydrationWarning>
            {receiver ? messages.delivery.unsure : messages.delayed}
          </span>
          {email && ' '}
          {email && <SiteEmail buildTimeValue={email} isOneText />}
          {phone && ' '}
          {phone && <PhoneLinks phones={phone} />}
        </span>
      </p>
    </form>
  );
}

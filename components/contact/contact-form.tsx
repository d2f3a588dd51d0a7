'use client';

import { useRef, useState, type FormEvent, type ReactNode } from 'react';
import action from '@/components/main-action.module.css';
import { toasts } from '@/components/toast/toast-store';
import { useClickReplay } from '@/components/use-click-replay';
import { ContactField } from './contact-field';
import {
  missingFields,
  readContactForm,
  REQUIRED_FIELDS,
  type RequiredField,
} from './contact-form-data';
import styles from './contact-form.module.css';
import { usePreservedFormInput } from './use-preserved-form-input';

interface ContactFormProps {
  readonly strings: {
    readonly name: string;
    readonly email: string;
    readonly message: string;
    readonly send: string;
    readonly missing: Readonly<Record<RequiredField, string>>;
    readonly incomplete: string;
    readonly success: string;
  };
  /** Appears below the button if a press has no answer, because the scripts do not come. */
  readonly delayed: ReactNode;
}

/**
 * The contact form (PRODUCT rules 22, 24, 25 and 26). It makes no call, checks no format and clears
 * nothing. The inputs are uncontrolled, so they keep text from before hydration and after Back.
 * `method="dialog"` outside a dialog submits nothing, so a click before hydration is harmless.
 */
export function ContactForm({ strings, delayed }: ContactFormProps) {
  const [missing, setMissing] = useState<readonly RequiredField[]>([]);
  const form = useRef<HTMLFormElement>(null);
  usePreservedFormInput(form, REQUIRED_FIELDS);
  const replaying = useRef(false);
  const send = useClickReplay('send', (button) => {
    replaying.current = true;
    button?.click();
    replaying.current = false;
  });

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { currentTarget } = event;
    const nowMissing = missingFields(readContactForm(new FormData(currentTarget)));
    setMissing(nowMissing);
    toasts.show(nowMissing.length > 0 ? strings.incomplete : strings.success);
    const [first] = nowMissing;
    // A replayed press is late: the visitor may already be typing in another field.
    const typing = document.activeElement?.matches('input, textarea') ?? false;
    if (first && !(replaying.current && typing))
      (currentTarget.elements.namedItem(first) as HTMLElement).focus();
  };

  const field = (name: RequiredField, label: string) => ({
    name,
    label,
    error: missing.includes(name) ? strings.missing[name] : undefined,
    onFilled: () => setMissing((fields) => fields.filter((other) => other !== name)),
  });

  return (
    <form ref={form} className={styles.form} method="dialog" noValidate onSubmit={onSubmit}>
      <ContactField {...field('Name', strings.name)} autoComplete="name" />
      {/* Browsers trim the value of type="email", and then a blank would count as empty. */}
      <ContactField
        {...field('Telephone', strings.email)}
        autoComplete="email"
        inputMode="email"
        autoCapitalize="none"
        spellCheck={false}
      />
      <ContactField {...field('Message', strings.message)} multiline />
      <button {...send.props} className={action.action} type="submit">
        {strings.send}
      </button>
      <p className={styles.delayed} role="alert">
        {delayed}
      </p>
    </form>
  );
}

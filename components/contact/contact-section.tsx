import { ErrorBoundary } from '@/components/error-boundary';
import { SiteEmail } from '@/components/site-config/site-email';
import { Toaster } from '@/components/toast/toaster';
import { ownValue, type Company } from '@/lib/config/company';
import { telephoneHref } from '@/lib/config/phone';
import { interfaceStrings } from '@/lib/region/interface-strings';
import { ContactForm } from './contact-form';
import styles from './contact-section.module.css';

const { contact, navigation } = interfaceStrings;

/** Contact us (PRODUCT rule 21): how to write, how to call, and the form. */
export function ContactSection({ company }: { readonly company: Company }) {
  const { phone } = company;
  const email = ownValue(company, 'email');
  return (
    <section id="contact" className={styles.contact} aria-label={navigation.contact}>
      <h1 className={styles.heading}>{navigation.contact}</h1>
      <div className={styles.ways}>
        <div className={styles.way}>
          <h2>{contact.mail}</h2>
          {email && (
            <ErrorBoundary fallback={email}>
              <SiteEmail buildTimeValue={email} />
            </ErrorBoundary>
          )}
        </div>
        <div className={styles.way}>
          <h2>{contact.call}</h2>
          {phone && <a href={telephoneHref(phone)}>{phone}</a>}
        </div>
      </div>
      <ErrorBoundary>
        <ContactForm strings={contact} />
      </ErrorBoundary>
      <ErrorBoundary>
        <Toaster />
      </ErrorBoundary>
    </section>
  );
}

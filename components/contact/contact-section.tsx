import { Island } from '@/components/island';
import { SiteEmail } from '@/components/site-config/site-email';
import { Toaster } from '@/components/toast/toaster';
import type { CompanyInformation } from '@/lib/config/configuration';
import { interfaceStrings } from '@/lib/region/interface-strings';
import { telephoneHref } from '@/lib/telephone-href';
import { ContactForm } from './contact-form';
import styles from './contact-section.module.css';

const { contact, navigation } = interfaceStrings;

/** Contact us (specification §2): how to write, how to call, and the form. */
export function ContactSection({
  company: { eMail, phone },
}: {
  readonly company: CompanyInformation;
}) {
  return (
    <section id="contact" className={styles.contact} aria-label={navigation.contact}>
      <h1 className={styles.heading}>{navigation.contact}</h1>
      <div className={styles.ways}>
        <div className={styles.way}>
          <h2>{contact.mail}</h2>
          {eMail && (
            <Island fallback={eMail}>
              <SiteEmail built={eMail} />
            </Island>
          )}
        </div>
        <div className={styles.way}>
          <h2>{contact.call}</h2>
          {phone && <a href={telephoneHref(phone)}>{phone}</a>}
        </div>
      </div>
      <Island>
        <ContactForm strings={contact} />
      </Island>
      <Island>
        <Toaster />
      </Island>
    </section>
  );
}

import '@/components/panel.css';
import '@/components/accent-panel.css';
import { Island } from '@/components/islands/island';
import { PhoneLinks, WhatsAppParagraphs } from '@/components/phone-links';
import '@/components/primary-button.css';
import '@/components/picture/circle.css';
import { BackgroundPicture } from '@/components/picture/background-picture';
import { SiteEmail } from '@/components/replaceable-text';
import { Section } from '@/components/section';
import { fillPlaceholders, parseFormFields } from '@/lib/config/hidden-form-fields';
import { privacyLink } from '@/lib/content/footer-links';
import type { Site } from '@/lib/content/read-content';
import './contact-section.css';

/** Contact us (PRODUCT rule 21): the email, the phone number and the form. */
export function ContactSection(site: Site) {
  const { contactUrl, company, copy, region, language } = site;
  const { contact: messages, footer, navigation } = site.messages;
  const privacy = privacyLink(site);
  const { formNotice } = site.content;
  const known: Partial<Record<string, string>> = { region, language };
  const fields = fillPlaceholders(site.contactFields, (name) => known[name]);
  const { email, phone, hours, whatsApp } = company.stated;
  return (
    <Section
      id="contact"
      site={site}
      className="contact-section"
      data-delivers={Boolean(contactUrl)}
    >
      <div
        className="panel accent-panel contact-section__panel"
        data-has-contact-details={Boolean(email || phone || hours || whatsApp)}
      >
        <h1>{navigation.contact}</h1>
        <div className="contact-section__methods">
          <div className="contact-section__method">
            <h2>{messages.mail}</h2>
            <p>
              <SiteEmail buildTimeValue={email} />
            </p>
          </div>
          <div className="contact-section__method">
            <h2>{messages.call}</h2>
            {phone && (
              <p>
                <PhoneLinks phones={phone} />
              </p>
            )}
            {hours && <p>{hours}</p>}
          </div>
          {whatsApp && (
            <div className="contact-section__method">
              <h2>{footer.whatsApp}</h2>
              <WhatsAppParagraphs phones={whatsApp} />
            </div>
          )}
        </div>
        <div className="circle contact-section__picture">
          <BackgroundPicture name="contact-picture" files={copy.pictures.contact} />
        </div>
      </div>
      <Island
        name="contact"
        props={{
          messages,
          otherWays: { email: contactUrl || !phone ? company.email : '', phone },
          ...(contactUrl && { receiver: { url: contactUrl, fields: parseFormFields(fields) } }),
          ...(formNotice && { notice: { html: formNotice.html, lang: formNotice.lang } }),
          ...(privacy && { privacy }),
        }}
      />
    </Section>
  );
}

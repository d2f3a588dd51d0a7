import { LenderName } from '@/components/lender-name';
import { PhoneParagraphs, WhatsAppParagraphs } from '@/components/phone-links';
import { EmailText, SiteEmail, SiteText } from '@/components/replaceable-text';
import { UnbrokenNumbers } from '@/components/unbroken-numbers';
import { footerLinks } from '@/lib/content/page-links';
import type { Site } from '@/lib/content/read-content';
import { Escalation } from './escalation';
import { Fact } from './fact';
import './footer.css';
import { PerformanceFigures } from './performance-figures';

/**
 * Company, address, email and copyright (PRODUCT rule 20), every other fact that is set, and links
 * to the pages of the company. The facts form four groups: the company, contact, complaints,
 * performance. `.env.example` names the laws that require the facts on
 * the home page.
 */
export function Footer(site: Site) {
  const { company, legal, messages } = site;
  const labels = messages.footer;
  const { facts, lenders, complaints, escalation } = legal;
  const hasComplaints = [...Object.values(complaints), escalation].some(Boolean);
  const links = footerLinks(site);
  return (
    <footer className="footer">
      <p className="footer__name web-font">
        <SiteText field="name" company={company} />
      </p>
      <div className="footer__facts">
        <dl>
          <Fact label={labels.address}>
            <SiteText field="address" company={company} />
          </Fact>
          {namesOf(facts).map((name) => (
            <Fact key={name} label={labels[name]}>
              {facts[name] && <UnbrokenNumbers text={facts[name]} />}
            </Fact>
          ))}
          <Fact label={labels.lender}>
            {lenders.length > 0 &&
              lenders.map((lender, index) => (
                <p key={index}>
                  <LenderName lender={lender} />
                </p>
              ))}
          </Fact>
        </dl>
        <dl className="footer__contact">
          <Fact label={labels.email}>
            <SiteEmail buildTimeValue={company.email} />
          </Fact>
          <Fact label={labels.phone}>
            {company.phone && <PhoneParagraphs phones={company.phone} />}
          </Fact>
          <Fact label={labels.whatsApp}>
            {company.whatsApp && <WhatsAppParagraphs phones={company.whatsApp} />}
          </Fact>
          <Fact label={labels.hours}>{company.hours}</Fact>
        </dl>
        {hasComplaints && (
          <dl className="footer__complaints">
            <Fact label={labels.complaints}>
              {complaints.name && <p>{complaints.name}</p>}
              {(complaints.phone || complaints.email) && (
                <dl>
                  <Fact label={labels.phone}>
                    {complaints.phone && <PhoneParagraphs phones={complaints.phone} />}
                  </Fact>
                  <Fact label={labels.email}>
                    {complaints.email && (
                      <a href={`mailto:${complaints.email}`}>
                        <EmailText email={complaints.email} />
                      </a>
                    )}
                  </Fact>
                </dl>
              )}
              <Escalation {...site} />
            </Fact>
          </dl>
        )}
      </div>
      <PerformanceFigures {...site} />
      <div className="footer__end">
        {links.length > 0 && (
          <ul className="footer__links" role="list">
            {links.map(({ href, label, lang }) => (
              <li key={href} lang={lang}>
                <a href={href}>{label}</a>
              </li>
            ))}
          </ul>
        )}
        <p className="footer__copyright">
          <SiteText field="copyright" company={company} />
        </p>
      </div>
    </footer>
  );
}

function namesOf<T extends object>(group: T) {
  return Object.keys(group) as (keyof T)[];
}

import type { ReactNode } from 'react';
import { LenderName } from '@/components/lender-name';
import { PhoneParagraphs, WhatsAppParagraphs } from '@/components/phone-links';
import { EmailText, SiteEmail, SiteText } from '@/components/replaceable-text';
import { UnbrokenNumbers } from '@/components/unbroken-numbers';
import type { Configuration } from '@/lib/config/read-configuration';
import { footerLinks } from '@/lib/content/footer-links';
import type { Site } from '@/lib/content/read-content';
import { formatDay } from '@/lib/region/formats';
import { regions } from '@/lib/region/regions';
import './footer.css';

/**
 * Company, address, email and copyright (PRODUCT rule 20), every other fact that is set, and links
 * to the pages of the company. The facts form four groups, each with a title: the company, contact,
 * complaints, performance. `.env.example` names the laws that require the facts on the home page.
 */
export function Footer(site: Site) {
  const { company, legal, messages } = site;
  const labels = messages.footer;
  const { facts, lenders, complaints, escalation } = legal;
  const hasComplaints = [...Object.values(complaints), escalation].some(Boolean);
  const links = footerLinks(site);
  return (
    <footer className="footer">
      <div className="footer__facts">
        <div>
          <h2>
            <SiteText field="name" company={company} />
          </h2>
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
        </div>
        <div>
          <h2>{messages.navigation.contact}</h2>
          <dl>
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
        </div>
        {hasComplaints && (
          <div className="footer__complaints">
            <h2>{labels.complaints}</h2>
            {complaints.name && <p>{complaints.name}</p>}
            {(complaints.phone || complaints.email) && (
              <dl>
                <Fact label={labels.email}>
                  {complaints.email && (
                    <a href={`mailto:${complaints.email}`}>
                      <EmailText email={complaints.email} />
                    </a>
                  )}
                </Fact>
                <Fact label={labels.phone}>
                  {complaints.phone && <PhoneParagraphs phones={complaints.phone} />}
                </Fact>
              </dl>
            )}
            <Escalation {...site} />
          </div>
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

/** The escalation contact: the text of the region, or the company's. */
function Escalation({ region, copy, legal: { escalation } }: Configuration) {
  if (!escalation) return null;
  if (escalation !== 'on') return <p>{escalation}</p>;
  return (
    <>
      <p className="web-font">{copy.escalation}</p>
      <p className="footer__links">
        {regions[region].escalationUrls.map((url) => (
          <a key={url} href={url}>
            {new URL(url).hostname}
          </a>
        ))}
      </p>
    </>
  );
}

/**
 * What an online lender has to publish about its loans in some regions (PRODUCT rule 50), below the
 * day of these figures. The rates are short, and stand in one row, also on a phone.
 */
function PerformanceFigures({ copy, locale, legal: { performance } }: Configuration) {
  if (!copy.performance || !Object.values(performance).some(Boolean)) return null;
  const { day, ...labels } = copy.performance;
  const names = namesOf(labels);
  const isRate = (name: string) => name.startsWith('tkb');
  const facts = (group: typeof names) =>
    group.map((name) => (
      <Fact key={name} label={labels[name]}>
        {performance[name]}
      </Fact>
    ));
  return (
    <div className="web-font footer__performance">
      {performance.day && (
        <h2>
          {`${day} `}
          <time dateTime={performance.day}>{formatDay(performance.day, locale)}</time>
        </h2>
      )}
      <dl>{facts(names.filter(isRate))}</dl>
      <dl className="footer__totals">{facts(names.filter((name) => !isRate(name)))}</dl>
    </div>
  );
}

/** A label and its value in the list of facts, if the value is set. */
function Fact({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  if (!children) return null;
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

import type { ReactNode } from 'react';
import { LenderName } from '@/components/lender-name';
import { PhoneParagraphs, WhatsAppParagraphs } from '@/components/phone-links';
import { EmailText, SiteEmail, SiteText } from '@/components/replaceable-text';
import { UnbrokenNumbers } from '@/components/unbroken-numbers';
import type { Configuration } from '@/lib/config/read-configuration';
import { footerLinks } from '@/lib/content/page-links';
import type { Site } from '@/lib/content/read-content';
import type { PerformanceFigure } from '@/lib/region/copy-types';
import { formatDay } from '@/lib/region/formats';
import { regions } from '@/lib/region/regions';
import './footer.css';

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

/** What an online lender has to publish about its loans in some regions (PRODUCT rule 50). */
function PerformanceFigures({ copy, locale, legal: { performance } }: Configuration) {
  const labels = Object.entries(copy.performance ?? {}) as [PerformanceFigure, string][];
  const isRate = ([figure]: [PerformanceFigure, string]) => figure.startsWith('tkb');
  // The rates are short, and stand in one row, also on a phone.
  const groups = { rates: labels.filter(isRate), totals: labels.filter((one) => !isRate(one)) };
  return Object.entries(groups).map(
    ([name, group]) =>
      group.some(([figure]) => performance[figure]) && (
        <dl key={name} className={`footer__${name}`}>
          {group.map(([figure, label]) => {
            const value = performance[figure];
            return (
              <Fact key={figure} label={label}>
                {figure === 'day' && value ? formatDay(value, locale) : value}
              </Fact>
            );
          })}
        </dl>
      ),
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

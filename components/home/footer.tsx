import { PhoneLink, WhatsAppLink } from '@/components/phone-link';
import { SiteEmail, SiteText } from '@/components/replaceable-text';
import { UnbrokenNumbers } from '@/components/unbroken-numbers';
import type { Configuration } from '@/lib/config/read-configuration';
import { LenderName } from './company-identity';
import { Escalation } from './escalation';
import { Fact } from './fact';
import './footer.css';
import { PerformanceFigures } from './performance-figures';

/**
 * Company, address, email and copyright (PRODUCT rule 20), and every other fact that is set.
 * `.env.example` names the laws that require them on the home page.
 */
export function Footer(configuration: Configuration) {
  const { company, legal, messages } = configuration;
  const labels = messages.footer;
  const { facts, lenders, complaints, escalation, links } = legal;
  return (
    <footer className="footer">
      <p className="footer__company web-font">
        <SiteText field="name" buildTimeValue={company.name} />
      </p>
      <dl className="footer__facts">
        <Fact label={labels.address}>
          <SiteText field="address" buildTimeValue={company.address} />
        </Fact>
        <Fact label={labels.email}>
          <SiteEmail buildTimeValue={company.email} />
        </Fact>
        <Fact label={labels.phone}>{company.phone && <PhoneLink phone={company.phone} />}</Fact>
        <Fact label={labels.whatsApp}>
          {company.whatsApp && <WhatsAppLink number={company.whatsApp} />}
        </Fact>
        <Fact label={labels.hours}>{company.hours}</Fact>
        {namesOf(facts).map((name) => (
          <Fact key={name} label={labels[name]}>
            {facts[name] && <UnbrokenNumbers text={facts[name]} />}
          </Fact>
        ))}
        <PerformanceFigures {...configuration} />
        <Fact label={labels.lender}>
          {lenders.length > 0 &&
            lenders.map((lender, index) => (
              <p key={index}>
                <LenderName lender={lender} />
              </p>
            ))}
        </Fact>
      </dl>
      {[...Object.values(complaints), escalation].some(Boolean) && (
        <dl className="footer__facts footer__complaints">
          <Fact label={labels.complaints}>
            {complaints.name && <p>{complaints.name}</p>}
            {complaints.phone && (
              <p>
                <PhoneLink phone={complaints.phone} />
              </p>
            )}
            {complaints.email && (
              <p>
                <a href={`mailto:${complaints.email}`}>{complaints.email}</a>
              </p>
            )}
            <Escalation {...configuration} />
          </Fact>
        </dl>
      )}
      {Object.values(links).some(Boolean) && (
        <ul className="footer__links" role="list">
          {namesOf(links).map(
            (name) =>
              links[name] && (
                <li key={name}>
                  <a href={links[name]}>{labels[name]}</a>
                </li>
              ),
          )}
        </ul>
      )}
      <p className="footer__copyright">
        <SiteText field="copyright" buildTimeValue={company.copyright} />
      </p>
    </footer>
  );
}

function namesOf<T extends object>(group: T) {
  return Object.keys(group) as (keyof T)[];
}

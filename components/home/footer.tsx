import type { ReactNode } from 'react';
import { PhoneLink } from '@/components/phone-link';
import { SiteEmail, SiteText } from '@/components/replaceable-text';
import { UnbrokenNumbers } from '@/components/unbroken-numbers';
import type { Configuration } from '@/lib/config/read-configuration';
import './footer.css';
import { LenderName } from './company-identity';

/**
 * Company, address, email and copyright (PRODUCT rule 20), and every other fact that is set.
 * `.env.example` names the laws that require them on the home page.
 */
export function Footer({ company, legal, messages: { footer: labels } }: Configuration) {
  const { facts, lender, complaints, links } = legal;
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
        {namesOf(facts).map((name) => (
          <Fact key={name} label={labels[name]}>
            {facts[name] && <UnbrokenNumbers text={facts[name]} />}
          </Fact>
        ))}
        <Fact label={labels.lender}>
          {(lender.name || lender.url) && <LenderName lender={lender} />}
        </Fact>
      </dl>
      {Object.values(complaints).some(Boolean) && (
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

/** A label and its value, if it is set. */
function Fact({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  if (!children) return null;
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function namesOf<T extends object>(group: T) {
  return Object.keys(group) as (keyof T)[];
}

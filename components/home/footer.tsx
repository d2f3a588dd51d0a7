import { SiteEmail } from '@/components/site-config/site-email';
import { SiteText } from '@/components/site-config/site-text';
import type { Company } from '@/lib/config/company';
import type { LegalFacts } from '@/lib/config/legal-facts';
import { telephoneHref } from '@/lib/config/phone';
import type { InterfaceStrings } from '@/lib/region/strings/interface-strings-type';
import { FooterEntry } from './footer-entry';
import './footer.css';
import { LegalEntries } from './legal-entries';

interface FooterProps {
  readonly company: Company;
  readonly legal: LegalFacts;
  readonly labels: InterfaceStrings['footer'];
}

/**
 * Company, address, email and copyright (PRODUCT rule 20), and every other fact that is set.
 * `.env.example` names the laws that require them on the home page.
 */
export function Footer({ company, legal, labels }: FooterProps) {
  const links = (Object.keys(legal.links) as (keyof LegalFacts['links'])[])
    .map((link) => ({ label: labels[link], url: legal.links[link] }))
    .filter(({ url }) => url !== '');
  return (
    <footer className="footer">
      <p className="footer__company">
        <SiteText field="name" buildTimeValue={company.name} />
      </p>
      <dl className="footer__facts">
        <FooterEntry label={labels.address}>
          <SiteText field="address" buildTimeValue={company.address} />
        </FooterEntry>
        <FooterEntry label={labels.email}>
          <SiteEmail buildTimeValue={company.email} />
        </FooterEntry>
        {company.phone && (
          <FooterEntry label={labels.phone}>
            <a href={telephoneHref(company.phone)}>{company.phone}</a>
          </FooterEntry>
        )}
        {(['cin', 'nbfc'] as const).map(
          (fact) =>
            company[fact] && (
              <FooterEntry key={fact} label={labels[fact]}>
                {company[fact]}
              </FooterEntry>
            ),
        )}
        <LegalEntries legal={legal} labels={labels} />
      </dl>
      {links.length > 0 && (
        <ul className="footer__links" role="list">
          {links.map(({ label, url }) => (
            <li key={label}>
              <a href={url}>{label}</a>
            </li>
          ))}
        </ul>
      )}
      <p className="footer__copyright">
        <SiteText field="copyright" buildTimeValue={company.copyright} />
      </p>
    </footer>
  );
}

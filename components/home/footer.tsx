import { SiteText } from '@/components/site-config/site-text';
import type { Company } from '@/lib/config/company';
import type { Settings } from '@/lib/config/schema';
import type { InterfaceMessages } from '@/lib/region/messages/messages-type';
import { FooterComplaints } from './footer-complaints';
import { FooterFacts } from './footer-facts';
import './footer.css';

interface FooterProps {
  readonly company: Company;
  readonly legal: Settings['legal'];
  readonly labels: InterfaceMessages['footer'];
}

/**
 * Company, address, email and copyright (PRODUCT rule 20), and every other fact that is set.
 * `.env.example` names the laws that require them on the home page.
 */
export function Footer({ company, legal, labels }: FooterProps) {
  const links = (Object.keys(legal.links) as (keyof typeof legal.links)[])
    .map((link) => ({ label: labels[link], url: legal.links[link] }))
    .filter(({ url }) => url !== '');
  return (
    <footer className="footer">
      <p className="footer__company">
        <SiteText field="name" buildTimeValue={company.name} />
      </p>
      <dl className="footer__facts">
        <FooterFacts company={company} legal={legal} labels={labels} />
      </dl>
      <FooterComplaints complaints={legal.complaints} label={labels.complaints} />
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

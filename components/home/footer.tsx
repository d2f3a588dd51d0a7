import { ErrorBoundary } from '@/components/error-boundary';
import { SiteEmail } from '@/components/site-config/site-email';
import { SiteText } from '@/components/site-config/site-text';
import type { Company } from '@/lib/config/company';
import { telephoneHref } from '@/lib/config/phone';
import type { InterfaceStrings } from '@/lib/region/strings/interface-strings';
import styles from './footer.module.css';

interface FooterProps {
  readonly company: Company;
  readonly labels: InterfaceStrings['footer'];
}

/**
 * Company, address, email and copyright (PRODUCT rule 20), and every other company fact that is set. Indian law requires
 * the CIN and the phone on the landing page (Companies (Incorporation) Rules 2014, rule 26).
 */
export function Footer({ company, labels }: FooterProps) {
  return (
    <footer className={styles.footer}>
      <p className={styles.company}>
        <ErrorBoundary fallback={company.name}>
          <SiteText field="name" buildTimeValue={company.name} />
        </ErrorBoundary>
      </p>
      <dl className={styles.facts}>
        <div>
          <dt>{labels.address}</dt>
          <dd>
            <ErrorBoundary fallback={company.address}>
              <SiteText field="address" buildTimeValue={company.address} />
            </ErrorBoundary>
          </dd>
        </div>
        <div>
          <dt>{labels.email}</dt>
          <dd>
            <ErrorBoundary fallback={company.email}>
              <SiteEmail buildTimeValue={company.email} />
            </ErrorBoundary>
          </dd>
        </div>
        {company.phone && (
          <div>
            <dt>{labels.phone}</dt>
            <dd>
              <a href={telephoneHref(company.phone)}>{company.phone}</a>
            </dd>
          </div>
        )}
        {(['cin', 'nbfc'] as const).map(
          (fact) =>
            company[fact] && (
              <div key={fact}>
                <dt>{labels[fact]}</dt>
                <dd>{company[fact]}</dd>
              </div>
            ),
        )}
      </dl>
      <p className={styles.copyright}>
        <ErrorBoundary fallback={company.copyright}>
          <SiteText field="copyright" buildTimeValue={company.copyright} />
        </ErrorBoundary>
      </p>
    </footer>
  );
}

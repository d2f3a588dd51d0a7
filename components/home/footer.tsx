import { ErrorBoundary } from '@/components/error-boundary';
import { SiteEmail } from '@/components/site-config/site-email';
import { SiteText } from '@/components/site-config/site-text';
import type { CompanyInformation } from '@/lib/config/configuration';
import type { SiteConfig } from '@/lib/config/site-config';
import { interfaceStrings } from '@/lib/region/interface-strings';
import { telephoneHref } from '@/lib/telephone-href';
import styles from './footer.module.css';

const { footer: labels } = interfaceStrings;

interface FooterProps {
  readonly siteConfig: SiteConfig;
  readonly company: CompanyInformation;
}

/**
 * Company, address, email and copyright (PRODUCT rule 20), and every other company fact that is configured: Indian law
 * wants the registration number and the phone on the landing page too (Companies (Incorporation) Rules 2014, rule 26).
 */
export function Footer({ siteConfig, company }: FooterProps) {
  return (
    <footer className={styles.footer}>
      <p className={styles.company}>
        <ErrorBoundary fallback={siteConfig.comName}>
          <SiteText field="comName" buildTimeValue={siteConfig.comName} />
        </ErrorBoundary>
      </p>
      <dl className={styles.facts}>
        <div>
          <dt>{labels.address}</dt>
          <dd>
            <ErrorBoundary fallback={siteConfig.address}>
              <SiteText field="address" buildTimeValue={siteConfig.address} />
            </ErrorBoundary>
          </dd>
        </div>
        <div>
          <dt>{labels.email}</dt>
          <dd>
            <ErrorBoundary fallback={siteConfig.email}>
              <SiteEmail buildTimeValue={siteConfig.email} />
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
        {(['CIN', 'NBFC'] as const).map(
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
        <ErrorBoundary fallback={siteConfig.copyright}>
          <SiteText field="copyright" buildTimeValue={siteConfig.copyright} />
        </ErrorBoundary>
      </p>
    </footer>
  );
}

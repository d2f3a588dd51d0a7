import type { CompanyInformation } from '@/lib/config/configuration';
import type { SiteConfig } from '@/lib/config/site-config';
import type { RegionCopy } from '@/lib/region/copy';
import { interfaceStrings } from '@/lib/region/interface-strings';
import { Banner } from './banner/banner';
import { FeatureRows } from './feature-rows';
import { Footer } from './footer';
import styles from './home-section.module.css';
import { Offer } from './offer';

interface HomeSectionProps {
  readonly copy: RegionCopy;
  readonly siteConfig: SiteConfig;
  readonly company: CompanyInformation;
}

/** Home (PRODUCT rule 17): banner, offer, rows of features, footer. */
export function HomeSection({ copy, siteConfig, company }: HomeSectionProps) {
  return (
    <section id="home" aria-label={interfaceStrings.navigation.home}>
      <div className={styles.hero}>
        <Banner slides={copy.slides} />
        <Offer offer={copy.offer} />
      </div>
      <FeatureRows features={copy.features} />
      <Footer siteConfig={siteConfig} company={company} />
    </section>
  );
}

import type { Company } from '@/lib/config/company';
import type { OfferTerms } from '@/lib/config/offer-terms';
import type { RegionCopy } from '@/lib/region/copy';
import { interfaceStrings } from '@/lib/region/interface-strings';
import { Banner } from './banner/banner';
import { FeatureRows } from './feature-rows';
import { Footer } from './footer';
import styles from './home-section.module.css';
import { Offer } from './offer';

interface HomeSectionProps {
  readonly copy: RegionCopy;
  readonly company: Company;
  readonly offerTerms: OfferTerms;
}

/** Home (PRODUCT rule 17): banner, offer, rows of features, footer. */
export function HomeSection({ copy, company, offerTerms }: HomeSectionProps) {
  return (
    <section id="home" aria-label={interfaceStrings.navigation.home}>
      <div className={styles.hero}>
        <Banner slides={copy.slides} />
        <Offer offer={copy.offer} terms={offerTerms} />
      </div>
      <FeatureRows features={copy.features} />
      <Footer company={company} />
    </section>
  );
}

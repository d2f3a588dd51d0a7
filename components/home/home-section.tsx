import { Island } from '@/components/islands/island';
import type { Company } from '@/lib/config/company';
import type { Settings } from '@/lib/config/schema';
import type { RegionCopy } from '@/lib/region/copy-types';
import type { InterfaceMessages } from '@/lib/region/messages/messages-type';
import { rotationStylesheet } from './banner/css-rotation';
import { FeatureCards } from './feature-cards';
import { Footer } from './footer';
import './hero.css';
import { Offer } from './offer';
import { OfferProof } from './offer-proof';
import { Terms } from './terms';

interface HomeSectionProps {
  readonly copy: RegionCopy;
  readonly messages: InterfaceMessages;
  readonly company: Company;
  readonly offerTerms: Settings['offerTerms'];
  readonly legal: Settings['legal'];
  readonly appUrl: string;
}

/** Home (PRODUCT rule 17): banner, offer, cards of features, footer. */
export function HomeSection({
  copy,
  messages,
  company,
  offerTerms,
  legal,
  appUrl,
}: HomeSectionProps) {
  // The banner is as tall as the offer beside it. A company's own terms would stretch it, so they
  // are below both.
  const wide = Object.values(offerTerms).some(Boolean);
  const terms = <Terms offer={copy.offer} labels={messages.offer} terms={offerTerms} wide={wide} />;
  return (
    <section id="home" tabIndex={-1} aria-label={messages.navigation.home}>
      <div className="hero">
        <style href="carousel-rotation" precedence="next">
          {rotationStylesheet(copy.slides.length)}
        </style>
        <Island name="banner" props={{ slides: copy.slides, messages: messages.banner }} />
        <Offer
          offer={copy.offer}
          labels={messages.offer}
          appUrl={appUrl}
          proof={<OfferProof company={company} legal={legal} labels={messages.footer} />}
        >
          {!wide && terms}
        </Offer>
        {wide && terms}
      </div>
      <FeatureCards features={copy.features} />
      <Footer company={company} legal={legal} labels={messages.footer} />
    </section>
  );
}

import { Island } from '@/components/islands/island';
import type { Configuration } from '@/lib/config/read-configuration';
import { rotationStylesheet } from './banner/rotation-stylesheet';
import { FeatureCards } from './feature-cards';
import { Footer } from './footer';
import './hero.css';
import { Offer } from './offer';
import { Terms } from './terms';

/** Home (PRODUCT rule 17): banner, offer, cards of features, footer. */
export function HomeSection(configuration: Configuration) {
  const { copy, messages, offerTerms } = configuration;
  // The banner is as tall as the offer beside it. A company's own terms would stretch it, so they
  // are below both.
  const wide = Object.values(offerTerms).some(Boolean);
  const terms = <Terms {...configuration} wide={wide} />;
  return (
    <section id="home" tabIndex={-1} aria-label={messages.navigation.home}>
      <div className="hero">
        <style href="carousel-rotation" precedence="next">
          {rotationStylesheet(copy.slides.length)}
        </style>
        <Island name="banner" props={{ slides: copy.slides, messages: messages.banner }} />
        <Offer {...configuration}>{!wide && terms}</Offer>
        {wide && terms}
      </div>
      <FeatureCards features={copy.features} />
      <Footer {...configuration} />
    </section>
  );
}

import '@/components/accent-panel.css';
import { Island } from '@/components/islands/island';
import type { Configuration } from '@/lib/config/read-configuration';
import { rotationStylesheet } from './banner/rotation-stylesheet';
import { FeatureCards } from './feature-cards';
import { Footer } from './footer';
import './hero.css';
import { Offer } from './offer';
import { Terms } from './terms';

/** Home (PRODUCT rule 17): the offer and the banner on one surface, terms, cards of features, footer. */
export function HomeSection(configuration: Configuration) {
  const { copy, messages } = configuration;
  return (
    <section id="home" tabIndex={-1} aria-label={messages.navigation.home}>
      <div className="accent-panel hero">
        <style href="carousel-rotation" precedence="next">
          {rotationStylesheet(copy.slides.length)}
        </style>
        <Offer {...configuration} />
        <Island name="banner" props={{ slides: copy.slides, messages: messages.banner }} />
      </div>
      <Terms {...configuration} />
      <FeatureCards features={copy.features} />
      <Footer {...configuration} />
    </section>
  );
}

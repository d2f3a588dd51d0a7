import '@/components/accent-panel.css';
import { Footer } from '@/components/footer/footer';
import { Island } from '@/components/islands/island';
import type { Site } from '@/lib/content/read-content';
import { rotationStylesheet } from './banner/rotation-stylesheet';
import { CalculatorSection } from './calculator/calculator-section';
import { FeatureCards } from './feature-cards';
import './hero.css';
import { Offer } from './offer';
import { QuestionList } from './question-list';
import { Terms } from './terms';

/**
 * Home (PRODUCT rule 17): the offer and the banner on one surface, terms, the calculator,
 * cards of features, questions, footer.
 */
export function HomeSection(site: Site) {
  const { copy, messages } = site;
  return (
    <section id="home" tabIndex={-1} aria-label={messages.navigation.home}>
      <div className="accent-panel hero">
        <style href="carousel-rotation" precedence="next">
          {rotationStylesheet(copy.slides.length)}
        </style>
        <Offer {...site} />
        <Island name="banner" props={{ slides: copy.slides, messages: messages.banner }} />
      </div>
      <Terms {...site} />
      <CalculatorSection {...site} />
      <FeatureCards features={copy.features} />
      <QuestionList {...site} />
      <Footer {...site} />
    </section>
  );
}

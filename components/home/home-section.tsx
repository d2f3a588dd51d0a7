import '@/components/panel.css';
import '@/components/accent-panel.css';
import { Footer } from '@/components/footer/footer';
import { Island } from '@/components/islands/island';
import { Section } from '@/components/section';
import type { Site } from '@/lib/content/read-content';
import { drawAppQrCode } from '@/lib/icons/app-qr-code';
import { formatMessage } from '@/lib/kit/messages';
import { rotationStylesheet } from './banner/rotation-stylesheet';
import { StillSlide } from './banner/still-slide';
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
  const { copy } = site;
  const qrCode = drawAppQrCode(site);
  return (
    <Section id="home" site={site}>
      <div className="panel accent-panel hero" data-has-qr-code={Boolean(qrCode) || undefined}>
        <Offer {...site} qrCode={qrCode} />
        <Slides {...site} />
      </div>
      <Terms {...site} />
      <CalculatorSection {...site} />
      <FeatureCards features={copy.features} />
      <QuestionList {...site} />
      <Footer {...site} />
    </Section>
  );
}

/** The banner (PRODUCT rule 18). A single slide stands still, and needs no script. */
function Slides({ copy: { slides }, language, messages }: Site) {
  const { position, ...banner } = messages.banner;
  if (slides.length === 1) return <StillSlide slide={slides[0]} label={banner.label} />;
  const positions = slides.map(
    (_, index) => formatMessage(position, language, { n: index + 1, count: slides.length }) ?? '',
  );
  return (
    <>
      <style href="carousel-rotation" precedence="next">
        {rotationStylesheet(slides.length)}
      </style>
      <Island name="banner" props={{ slides, positions, messages: banner }} />
    </>
  );
}

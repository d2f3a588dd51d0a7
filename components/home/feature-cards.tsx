import '@/components/panel.css';
import '@/components/picture/circle.css';
import { Picture } from '@/components/picture/picture';
import type { Feature } from '@/lib/region/copy-types';
import './feature-cards.css';

/** The widths of a picture (feature-cards.css). From 100rem on, a rem of the page has 18 px. */
const SIZES = [
  '(min-width: 100rem) 16.8rem',
  '(min-width: 72.92rem) 14.95rem',
  '(min-width: 45.84rem) calc(24.62vw - 3.01rem)',
  '(min-width: 40rem) 8.27rem',
  '(min-width: 22rem) 7.25rem',
  'calc(34.4vw + 0.83rem)',
].join(', ');

/** The cards of the features with their pictures (PRODUCT rule 17). */
export function FeatureCards({ features }: { readonly features: readonly Feature[] }) {
  return (
    <div className="feature-cards">
      {features.map(({ before, amount, after, picture, alt = '', lang }, index) => (
        <article key={index} className="panel feature-card" lang={lang}>
          <h2 className="feature-card__text">
            <span>{before && `${before} `}</span>
            <span className="feature-card__amount">{amount}</span>
            <span>{after && ` ${after}`}</span>
          </h2>
          <div className="circle feature-card__picture">
            <Picture picture={{ files: picture, alt }} sizes={SIZES} />
          </div>
        </article>
      ))}
    </div>
  );
}

import { Picture } from '@/components/picture/picture';
import type { Feature } from '@/lib/region/copy-types';
import './feature-cards.css';

/** The cards of the features with their pictures (PRODUCT rule 17). */
export function FeatureCards({ features }: { readonly features: readonly Feature[] }) {
  return (
    <div className="feature-cards">
      {features.map(({ before, amount, after, picture }, index) => (
        <article key={amount} className="feature-card">
          <h2 className="feature-card__text">
            {`${before} `}
            <span className="feature-card__amount">{amount}</span>
            {after && <span>{` ${after}`}</span>}
          </h2>
          <div className="feature-card__picture">
            <Picture
              picture={{ files: picture, alt: '' }}
              sizes={sizesOf(index % 4 === 0 || index % 4 === 3)}
            />
          </div>
        </article>
      ))}
    </div>
  );
}

/**
 * The widths of a picture (feature-cards.css). From 100rem on, a rem of the page has 18 px.
 *
 * @param wide whether its card has seven of twelve columns.
 */
function sizesOf(wide: boolean): string {
  return [
    `(min-width: 100rem) ${wide ? '19.7rem' : '15.2rem'}`,
    `(min-width: 80rem) ${wide ? '17.5rem' : '13.5rem'}`,
    `(min-width: 60rem) ${wide ? 'calc(23.33vw - 1.27rem)' : 'calc(18.33vw - 1.25rem)'}`,
    '(min-width: 50.5rem) 9rem',
    '(min-width: 40rem) calc(20vw - 1.1rem)',
    '7.5rem',
  ].join(', ');
}

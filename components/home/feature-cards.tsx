import { Picture } from '@/components/picture/picture';
import type { Feature } from '@/lib/region/copy-types';
import './feature-cards.css';

/** The cards of the features with their pictures (PRODUCT rule 17). */
export function FeatureCards({ features }: { readonly features: readonly Feature[] }) {
  return (
    <div className="feature-cards">
      {features.map(({ before, amount, after, picture }) => (
        <article key={amount} className="feature-card">
          <h2 className="feature-card__text">
            {`${before} `}
            <span className="feature-card__amount">{amount}</span>
            {after && <span>{` ${after}`}</span>}
          </h2>
          <div className="feature-card__picture">
            <Picture
              picture={{ files: picture, alt: '' }}
              sizes="(min-width: 60rem) 23rem, (min-width: 40rem) 12rem, 9rem"
            />
          </div>
        </article>
      ))}
    </div>
  );
}

import disc from '@/components/picture/disc.module.css';
import { Picture } from '@/components/picture/picture';
import type { Feature } from '@/lib/region/copy-types';
import styles from './feature-rows.module.css';

/** The rows of features with their pictures (PRODUCT rule 17). */
export function FeatureRows({ features }: { readonly features: readonly Feature[] }) {
  return (
    <div className={styles.rows}>
      {features.map(({ before, amount, after, picture }) => (
        <article key={amount} className={styles.row}>
          <h2 className={styles.words}>
            {before} <span className={styles.amount}>{amount}</span>{' '}
            {after && <span className={styles.after}>{after}</span>}
          </h2>
          <div className={`${disc.disc} ${styles.picture}`}>
            <Picture
              picture={picture}
              sizes="(min-width: 100rem) 20rem, (min-width: 60rem) 15rem, (min-width: 36rem) 10rem, 7.5rem"
            />
          </div>
        </article>
      ))}
    </div>
  );
}

import { Picture } from '@/components/picture/picture';
import type { RegionCopy } from '@/lib/region/copy';
import { interfaceStrings } from '@/lib/region/interface-strings';
import styles from './about-section.module.css';

const { navigation } = interfaceStrings;

/** About us: an empty placeholder (PRODUCT rule 19) until the region's copy has paragraphs for it. */
export function AboutSection({ copy: { about, rest } }: { readonly copy: RegionCopy }) {
  return (
    <section id="about" className={styles.about} aria-label={navigation.about}>
      <div className={styles.panel}>
        <div className={styles.words}>
          <h1>{navigation.about}</h1>
          {about.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
        <div className={styles.picture}>
          <Picture
            picture={rest}
            sizes="(min-width: 44rem) 32rem, (min-width: 26rem) 24rem, 90vw"
          />
        </div>
      </div>
    </section>
  );
}

import accent from '@/components/accent-panel.module.css';
import disc from '@/components/picture/disc.module.css';
import { Picture } from '@/components/picture/picture';
import type { RegionCopy } from '@/lib/region/copy-types';
import styles from './about-section.module.css';

interface AboutSectionProps {
  readonly title: string;
  readonly copy: RegionCopy;
}

/**
 * About us: an empty placeholder (PRODUCT rule 19) until the region's copy has paragraphs for it.
 */
export function AboutSection({ title, copy: { about, aboutPicture } }: AboutSectionProps) {
  return (
    <section id="about" tabIndex={-1} className={styles.about} aria-label={title}>
      <div
        className={`${accent.panel} ${styles.panel} ${about.length === 0 ? styles.titleOnly : ''}`}
      >
        <div className={styles.words}>
          <h1>{title}</h1>
          {about.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
        <div className={`${disc.disc} ${styles.picture}`}>
          <Picture
            picture={aboutPicture}
            sizes="(min-width: 44rem) and (orientation: landscape) 74vw, 100vw"
          />
        </div>
      </div>
    </section>
  );
}

import '@/components/accent-panel.css';
import '@/components/picture/disc.css';
import { BackgroundPicture } from '@/components/picture/background-picture';
import type { Configuration } from '@/lib/config/read-configuration';
import './about-section.css';

/** About us: an empty placeholder (PRODUCT rule 19) until the region's copy has paragraphs for it. */
export function AboutSection({ copy: { about, art }, messages }: Configuration) {
  const title = messages.navigation.about;
  return (
    <section id="about" tabIndex={-1} className="about-section" aria-label={title}>
      <div className="accent-panel about-section__panel" data-paragraphs={about.length}>
        <div className="about-section__text web-font">
          <h1>{title}</h1>
          {about.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
        <div className="disc about-section__picture">
          <BackgroundPicture name="about-picture" files={art.about} />
        </div>
      </div>
    </section>
  );
}

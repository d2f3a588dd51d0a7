import { Picture } from '@/components/picture/picture';
import { BANNER_ATTRIBUTE } from '@/lib/banner/attributes';
import { rotationStylesheet } from '@/lib/banner/rotation-stylesheet';
import type { Slide } from '@/lib/region/copy-types';
import type { InterfaceStrings } from '@/lib/region/strings/interface-strings-type';
import { BannerControls } from './banner-controls';
import styles from './banner.module.css';

interface BannerProps {
  readonly slides: readonly Slide[];
  readonly strings: InterfaceStrings['banner'];
}

/**
 * The auto-rotating banner (PRODUCT rule 18). Its slides are in the HTML; the first is shown before
 * any script.
 */
export function Banner({ slides, strings }: BannerProps) {
  return (
    <section
      className={styles.banner}
      aria-roledescription={strings.carousel}
      aria-label={strings.label}
      {...{ [BANNER_ATTRIBUTE]: '' }}
    >
      <style href="banner-rotation" precedence="next">
        {rotationStylesheet(slides.length)}
      </style>
      <BannerControls strings={strings} />
      <div className={styles.viewport} aria-live="off">
        <div className={`swiper-wrapper ${styles.slides}`}>
          {slides.map((slide, index) => (
            <SlideGroup
              key={slide.title}
              slide={slide}
              roleDescription={strings.slide}
              position={positionOf(strings.position, index, slides.length)}
              first={index === 0}
            />
          ))}
        </div>
      </div>
    </section>
  );
}

function positionOf(template: string, index: number, count: number): string {
  return template.replace('{n}', String(index + 1)).replace('{count}', String(count));
}

interface SlideGroupProps {
  readonly slide: Slide;
  readonly roleDescription: string;
  readonly position: string;
  readonly first: boolean;
}

function SlideGroup({ slide, roleDescription, position, first }: SlideGroupProps) {
  return (
    <div
      className={`swiper-slide ${styles.slide}`}
      role="group"
      aria-roledescription={roleDescription}
      aria-label={position}
    >
      <div className={styles.words}>
        <p className={styles.title}>{slide.title}</p>
        <p className={styles.text}>{slide.text}</p>
      </div>
      <div className={styles.picture}>
        <Picture
          picture={slide.picture}
          sizes="(min-width: 100rem) 40rem, (min-width: 70rem) 30rem, (min-width: 36rem) 44vw, 12rem"
          eager={first}
        />
      </div>
    </div>
  );
}

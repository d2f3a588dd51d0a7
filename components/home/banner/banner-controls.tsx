import { Icon } from '@/components/icon';
import { CONTROL_ATTRIBUTE, type RotationControl } from '@/lib/banner/attributes';
import type { InterfaceStrings } from '@/lib/region/strings/interface-strings-type';
import styles from './banner-controls.module.css';

/**
 * The buttons of the banner, the first one for pause and play (APG, carousel pattern). The loader
 * answers them, so a click on Pause downloads nothing, and one on Next only Swiper.
 */
export function BannerControls({ strings }: { readonly strings: InterfaceStrings['banner'] }) {
  return (
    <div className={styles.controls}>
      <button
        type="button"
        className={styles.toggle}
        aria-label={strings.pause}
        data-pause={strings.pause}
        data-play={strings.play}
        {...control('toggle')}
      >
        {/* The halves of the ring. */}
        <span className={styles.half} />
        <span className={styles.half} />
        <Icon>
          <path className={styles.whileOn} d="M7 5h3v14H7zm7 0h3v14h-3z" />
          <path className={styles.whileOff} d="M8 5v14l11-7z" />
        </Icon>
      </button>
      <button type="button" aria-label={strings.previous} {...control('previous')}>
        <Icon path="M14.5 5 7.5 12l7 7 2-2-5-5 5-5z" />
      </button>
      <button type="button" aria-label={strings.next} {...control('next')}>
        <Icon path="m9.5 5 7 7-7 7-2-2 5-5-5-5z" />
      </button>
    </div>
  );
}

function control(name: RotationControl) {
  return { [CONTROL_ATTRIBUTE]: name };
}

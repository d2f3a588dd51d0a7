import Swiper from 'swiper';
import { Autoplay } from 'swiper/modules';

/** How long a slide rests before the next, in milliseconds (PRODUCT rule 18). */
const AUTOPLAY_DELAY_MS = 3000;
const TRANSITION_MS = 300;

export interface Slider {
  readonly autoplay: (rotating: boolean) => void;
  /** Whether a turn is a movement or a cut (WCAG 2.2, 2.3.3). */
  readonly animate: (moving: boolean) => void;
  readonly next: () => void;
  readonly previous: () => void;
  readonly destroy: () => void;
}

/**
 * Makes the slides inside `viewport` turn: no dots, not draggable (PRODUCT rule 18). Swiper leaves slides that are out
 * of sight focusable and audible, so this makes all but the one shown inert.
 */
export function createSlider(viewport: HTMLElement): Slider {
  const swiper = new Swiper(viewport, {
    modules: [Autoplay],
    // No turn waits for the end of another. A movement has none where the section is left or the turn is a cut, and
    // Swiper would wait for it ever after.
    autoplay: { enabled: false, delay: AUTOPLAY_DELAY_MS, waitForTransition: false },
    loop: true,
    loopPreventsSliding: false,
    allowTouchMove: false,
    on: { init: exposeOnlyTheShown, slideChange: exposeOnlyTheShown },
  });
  return {
    // `stop`, not `pause`: a paused autoplay resumes by itself.
    autoplay: (rotating) => void (rotating ? swiper.autoplay.start() : swiper.autoplay.stop()),
    animate: (moving) => {
      swiper.params.speed = moving ? TRANSITION_MS : 0;
    },
    next: () => void swiper.slideNext(),
    previous: () => void swiper.slidePrev(),
    destroy: () => swiper.destroy(),
  };
}

function exposeOnlyTheShown(swiper: Swiper): void {
  swiper.slides.forEach((slide, index) => {
    slide.inert = index !== swiper.activeIndex;
  });
}

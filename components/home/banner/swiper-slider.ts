import Swiper from 'swiper';
import { Autoplay } from 'swiper/modules';
import {
  exposeSlide,
  loadImageEagerly,
  type ShownSlide,
} from '@/lib/banner/css-rotation-controller';
import { SLIDE_INTERVAL_MS, SLIDE_TRANSITION_MS } from '@/lib/banner/timing';

export interface Slider {
  readonly autoplay: (rotating: boolean) => void;
  /** Whether slides move or are replaced at once (WCAG 2.2, 2.3.3). */
  readonly animate: (moving: boolean) => void;
  readonly next: () => void;
  readonly previous: () => void;
  readonly destroy: () => void;
}

/**
 * Starts Swiper on the slides inside `viewport`. It has no dots and cannot be dragged (PRODUCT rule
 * 18). Swiper leaves hidden slides announced, so this hides all but the active one from assistive
 * technology.
 *
 * @param shown the slide to start at. If it still moves, Swiper moves it on from where it is.
 */
export function createSlider(viewport: HTMLElement, shown: ShownSlide): Slider {
  const swiper = new Swiper(viewport, {
    modules: [Autoplay],
    // A change must not wait for the transition of the one before: a hidden section and reduced
    // motion have no transition, and Swiper would wait for its end forever.
    autoplay: { enabled: false, delay: SLIDE_INTERVAL_MS, waitForTransition: false },
    initialSlide: shown.index,
    loop: true,
    loopPreventsSliding: false,
    allowTouchMove: false,
    on: {
      slidesUpdated: setExactSize,
      init: exposeActiveSlide,
      slideChange: exposeActiveSlide,
      autoplayResume: () => restartAnimations(viewport.parentElement),
    },
  });
  if (shown.distance > 0) finishTransition(swiper, shown.distance);
  return {
    // `stop`, not `pause`: a paused autoplay resumes by itself.
    autoplay: (rotating) => void (rotating ? swiper.autoplay.start() : swiper.autoplay.stop()),
    animate: (moving) => {
      swiper.params.speed = moving ? SLIDE_TRANSITION_MS : 0;
    },
    next: () => void swiper.slideNext(),
    previous: () => void swiper.slidePrev(),
    destroy: () => swiper.destroy(),
  };
}

/**
 * Gives Swiper its size with fractions of a pixel, before it observes its element. It rounds the
 * size, so its first observation would differ: Swiper would go back to the slide it has started
 * with, a frame later, and undo a press on Next that comes in between.
 */
function setExactSize(swiper: Swiper): void {
  const { width, height } = swiper.el.getBoundingClientRect();
  Object.assign(swiper, { width, height });
}

/**
 * Moves the active slide into its place from `distance` CSS pixels to the right of it. The slide
 * that leaves is to its left, also if it is the last one.
 */
function finishTransition(swiper: Swiper, distance: number): void {
  swiper.loopFix({ direction: 'prev' });
  swiper.setTranslate(swiper.translate + distance);
  // The browser must know the start of the transition before its end is set.
  swiper.wrapperEl.getBoundingClientRect();
  swiper.slideTo(swiper.activeIndex, SLIDE_TRANSITION_MS, false);
}

/**
 * Starts the ring around Pause again, because the autoplay's delay starts again with each slide.
 */
function restartAnimations(banner: HTMLElement | null): void {
  for (const animation of banner?.getAnimations?.({ subtree: true }) ?? [])
    if (animation instanceof CSSAnimation) animation.currentTime = 0;
}

/** Exposes the active slide, and requests the pictures on both sides of it. */
function exposeActiveSlide({ slides, activeIndex }: Swiper): void {
  exposeSlide(slides, slides[activeIndex]);
  for (const neighbour of [activeIndex - 1, activeIndex, activeIndex + 1])
    loadImageEagerly(slides.at(neighbour % slides.length));
}

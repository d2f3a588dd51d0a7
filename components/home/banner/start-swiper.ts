/**
 * The script of Swiper. The loader adds it when Previous or Next first takes the focus or is
 * pressed. Until the click, CSS rotates the slides (lib/banner).
 */
import Swiper from 'swiper';
import { Autoplay } from 'swiper/modules';
import { SWIPER_ATTRIBUTE } from '@/lib/banner/attributes';
import { animationsOf, exposeSlide, loadImageEagerly } from '@/lib/banner/slide-dom-helpers';
import type { SwiperControls } from '@/lib/banner/swiper-interface';
import { SLIDE_INTERVAL_MS, SLIDE_TRANSITION_MS } from '@/lib/banner/timing';
import { lateScripts } from '@/lib/browser-scripts/late-scripts-interface';

/**
 * Starts Swiper on the slides of the banner, which stand still. It has no dots and cannot be dragged
 * (PRODUCT rule 18). Swiper leaves hidden slides announced, so this hides all but the active one
 * from assistive technology.
 *
 * @param index the slide that is shown.
 */
export function startSwiper(banner: HTMLElement, index: number): SwiperControls {
  const viewport = banner.querySelector('.swiper-wrapper')?.parentElement as HTMLElement;
  // Its styles end the CSS rotation. Swiper measures the slides in their new layout.
  banner.setAttribute(SWIPER_ATTRIBUTE, '');
  const swiper = new Swiper(viewport, {
    modules: [Autoplay],
    // A change must not wait for the transition of the one before: a hidden section and reduced
    // motion have no transition, and Swiper would wait for its end forever.
    autoplay: { enabled: false, delay: SLIDE_INTERVAL_MS, waitForTransition: false },
    initialSlide: index,
    loop: true,
    loopPreventsSliding: false,
    allowTouchMove: false,
    on: {
      slidesUpdated: setExactSize,
      init: exposeActiveSlide,
      slideChange: exposeActiveSlide,
      autoplayResume: () => animationsOf(banner).forEach(restart),
    },
  });
  return {
    next: () => void swiper.slideNext(),
    previous: () => void swiper.slidePrev(),
    rotate: (rotating) => {
      // `stop`, not `pause`: a paused autoplay resumes by itself.
      if (rotating) swiper.autoplay.start();
      else swiper.autoplay.stop();
      for (const half of animationsOf(banner)) {
        restart(half);
        if (!rotating) half.pause();
      }
    },
    animate: (moving) => {
      swiper.params.speed = moving ? SLIDE_TRANSITION_MS : 0;
    },
  };
}

lateScripts.startSwiper = startSwiper;

/**
 * Swiper rounds the size it measures. Its resize observer then reports another size one frame
 * later, and Swiper returns to the slide it started with, which undoes a click on Next made in
 * between. So we set the exact size first.
 */
function setExactSize(swiper: Swiper): void {
  const { width, height } = swiper.el.getBoundingClientRect();
  Object.assign(swiper, { width, height });
}

/** Starts a half of the ring around Pause again, because the autoplay's delay starts again. */
function restart(animation: Animation): void {
  animation.currentTime = 0;
  animation.play();
}

/** Exposes the active slide, and requests the pictures on both sides of it. */
function exposeActiveSlide({ slides, activeIndex }: Swiper): void {
  exposeSlide(slides, slides[activeIndex]);
  for (const neighbour of [activeIndex - 1, activeIndex, activeIndex + 1])
    loadImageEagerly(slides.at(neighbour % slides.length));
}

import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import Swiper from 'swiper';
import { Autoplay } from 'swiper/modules';
import { readCssRotation } from './read-css-rotation';
import { SLIDE_INTERVAL_MS, SLIDE_TRANSITION_MS } from './timing';

interface SwiperOptions {
  /** Whether the slides rotate. */
  readonly rotating: boolean;
  /** Whether slides move or are replaced at once (WCAG 2.2, 2.3.3). */
  readonly animated: boolean;
}

/**
 * Moves the slides with Swiper, without dots and dragging (PRODUCT rule 18). Until then CSS rotates
 * them. Swiper takes over at the slide that is shown, as soon as no slide moves.
 *
 * @returns `viewport`, the ref of the element around the row of slides; `shown`, the index of the
 *   shown slide, undefined before the takeover; and `slideBy`, which moves by some slides, if need
 *   be after the takeover.
 */
export function useSwiper({ rotating, animated }: SwiperOptions) {
  const viewport = useRef<HTMLDivElement>(null);
  const swiper = useRef<Swiper>(undefined);
  /** What the visitor has asked for before the takeover: how many slides forward. */
  const pendingSteps = useRef(0);
  const [shown, setShown] = useState<number>();
  const started = shown !== undefined;

  useLayoutEffect(() => {
    const element = viewport.current as HTMLDivElement;
    const { index, movesFor } = readCssRotation(element.querySelectorAll('.swiper-slide'));
    const takeOver = () => {
      swiper.current = startSwiper(element, index, setShown);
    };
    const timer = movesFor > 0 ? setTimeout(takeOver, movesFor) : void takeOver();
    return () => {
      clearTimeout(timer);
      swiper.current?.destroy();
      swiper.current = undefined;
    };
  }, []);

  useEffect(() => {
    if (!swiper.current) return;
    swiper.current.params.speed = animated ? SLIDE_TRANSITION_MS : 0;
    slide(swiper.current, pendingSteps.current);
    pendingSteps.current = 0;
  }, [started, animated]);

  useEffect(() => {
    // `stop`, not `pause`: a paused autoplay resumes by itself.
    if (rotating) swiper.current?.autoplay.start();
    else swiper.current?.autoplay.stop();
  }, [started, rotating]);

  const slideBy = (steps: number) => {
    if (swiper.current) slide(swiper.current, steps);
    else pendingSteps.current += steps;
  };
  return { viewport, shown, slideBy };
}

function slide(swiper: Swiper, steps: number): void {
  for (let step = 0; step < steps; step += 1) swiper.slideNext();
  for (let step = 0; step > steps; step -= 1) swiper.slidePrev();
}

function startSwiper(
  viewport: HTMLElement,
  initialSlide: number,
  onShown: (index: number) => void,
): Swiper {
  const showActive = ({ realIndex }: Swiper) => onShown(realIndex);
  return new Swiper(viewport, {
    modules: [Autoplay],
    // A change must not wait for the transition of the one before: a hidden section and reduced
    // motion have no transition, and Swiper would wait for its end forever.
    autoplay: { enabled: false, delay: SLIDE_INTERVAL_MS, waitForTransition: false },
    initialSlide,
    loop: true,
    loopPreventsSliding: false,
    allowTouchMove: false,
    lazyPreloadPrevNext: 1,
    on: { slidesUpdated: setExactSize, init: showActive, slideChange: showActive },
  });
}

/**
 * Swiper rounds the size it measures. Its resize observer then reports another size one frame
 * later, and Swiper returns to the slide it started with, which undoes a click on Next made in
 * between. So we set the exact size first.
 */
function setExactSize(swiper: Swiper): void {
  const { width, height } = swiper.el.getBoundingClientRect();
  Object.assign(swiper, { width, height });
}

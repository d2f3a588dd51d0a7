import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import Swiper from 'swiper';
import { Autoplay } from 'swiper/modules';
import { readCssRotation } from './read-css-rotation';
import { SLIDE_INTERVAL_MS } from './timing';

/** The shown slide, and the direction of the last change (1: forward); undefined at first. */
interface Shown {
  readonly index: number;
  readonly direction?: 1 | -1;
}

/**
 * Rotates the slides with Swiper, without dots and dragging (PRODUCT rule 18). Before that, CSS
 * rotates them. Swiper takes over at the slide that is shown, as soon as no slide moves. It says
 * which slide is shown; the style sheet of the rotation moves its parts.
 *
 * @returns `viewport`, the ref of the element around the slides; `shown`, undefined before the
 *   takeover; and `slideBy`, whose steps from before the takeover are queued.
 */
export function useSwiper(rotating: boolean) {
  const viewport = useRef<HTMLDivElement>(null);
  const swiper = useRef<Swiper>(undefined);
  /** The steps requested before the takeover. */
  const pendingSteps = useRef(0);
  const [shown, setShown] = useState<Shown>();
  const started = shown !== undefined;

  useLayoutEffect(() => {
    const element = viewport.current as HTMLDivElement;
    const slides = element.querySelectorAll('.swiper-slide');
    const part = element.querySelector('.carousel__words');
    const { index, movesFor } = readCssRotation(part, slides.length);
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
    slide(swiper.current, pendingSteps.current);
    pendingSteps.current = 0;
  }, [started]);

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
  onShown: (shown: Shown) => void,
): Swiper {
  return new Swiper(viewport, {
    modules: [Autoplay],
    autoplay: { enabled: false, delay: SLIDE_INTERVAL_MS, waitForTransition: false },
    initialSlide,
    // The slides lie on top of each other: Swiper only keeps the index, and moves nothing.
    virtualTranslate: true,
    speed: 0,
    rewind: true,
    allowTouchMove: false,
    on: {
      init: ({ activeIndex: index }) => onShown({ index }),
      slideChange: ({ activeIndex: index, previousIndex, slides: { length } }) =>
        onShown({ index, direction: (previousIndex + 1) % length === index ? 1 : -1 }),
    },
  });
}

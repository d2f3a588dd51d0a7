import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import Swiper from 'swiper';
import { Autoplay } from 'swiper/modules';
import { readCssRotation } from './read-css-rotation';
import { SLIDE_INTERVAL_MS } from './timing';

interface Shown {
  /** The shown slide, from 0. */
  readonly index: number;
  /** The direction of the last change, 1 for forward. */
  readonly direction: 1 | -1;
  /** At the takeover: the time since the slide began to arrive, in milliseconds. */
  readonly elapsed?: number;
}

/**
 * Rotates the slides with Swiper, without dots and dragging (PRODUCT rule 18). Before that, CSS
 * rotates them. Swiper takes over at the slide that is shown, and says from then on which one it
 * is; the style sheet of the rotation moves its parts.
 *
 * @returns `viewport`, the ref of the element around the slides; `shown`, undefined before the
 *   takeover; and `changeSlide`, to the next slide (1) or the previous one (-1).
 */
export function useSwiper(rotating: boolean) {
  const viewport = useRef<HTMLDivElement>(null);
  const swiper = useRef<Swiper>(undefined);
  const [shown, setShown] = useState<Shown>();
  /** The direction of the next change. With two slides, both directions lead to the same one. */
  const direction = useRef<Shown['direction']>(1);

  useLayoutEffect(() => {
    const element = viewport.current as HTMLDivElement;
    const { index, elapsed } = readCssRotation(element);
    swiper.current = new Swiper(element, {
      modules: [Autoplay],
      autoplay: { enabled: false, delay: SLIDE_INTERVAL_MS, waitForTransition: false },
      initialSlide: index,
      // The slides lie on top of each other: Swiper only keeps the index, and moves nothing.
      virtualTranslate: true,
      speed: 0,
      rewind: true,
      allowTouchMove: false,
      on: {
        slideChange: ({ activeIndex }) => {
          setShown({ index: activeIndex, direction: direction.current });
          direction.current = 1;
        },
      },
    });
    setShown({ index, direction: 1, elapsed });
    return () => void swiper.current?.destroy();
  }, []);

  // A slide that is moving at the takeover goes on from where it is.
  useLayoutEffect(() => {
    if (shown?.elapsed)
      for (const animation of viewport.current?.getAnimations({ subtree: true }) ?? [])
        animation.currentTime = shown.elapsed;
  }, [shown]);

  useEffect(() => {
    // `stop`, not `pause`: a paused autoplay resumes by itself.
    if (rotating) swiper.current?.autoplay.start();
    else swiper.current?.autoplay.stop();
  }, [rotating]);

  const changeSlide = (asked: 1 | -1) => {
    direction.current = asked;
    if (asked === 1) swiper.current?.slideNext();
    else swiper.current?.slidePrev();
  };
  return { viewport, shown, changeSlide };
}

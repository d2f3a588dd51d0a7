import { useEffect, useState, type RefObject } from 'react';
import {
  ROTATION_ATTRIBUTE,
  restingSlideIndex,
  SLIDER_READY_ATTRIBUTE,
} from '@/lib/banner/css-rotation-controller';
import type { Slider } from './swiper-slider';

/**
 * Replaces the CSS rotation by the slider, once the visitor has used the banner's controls. The slider continues from the
 * slide that is shown.
 *
 * @param needed how many times a control was used; 0 means that the slider is not needed yet. A failed download is
 *   repeated when the number changes.
 * @returns undefined until the slider has taken over.
 */
export function useLazySlider(
  viewport: RefObject<HTMLElement | null>,
  needed: number,
): Slider | undefined {
  const [slider, setSlider] = useState<Slider>();

  useEffect(() => {
    if (needed === 0 || slider) return;
    let cancelled = false;
    import('./swiper-slider').then(
      async ({ createSlider }) => {
        const banner = viewport.current?.parentElement;
        while (!cancelled && banner && restingSlideIndex(banner) === undefined) await nextFrame();
        if (cancelled || !banner || !viewport.current) return;
        const shown = restingSlideIndex(banner);
        // Now, and not with React's next rendering: the slider measures the slides in their new layout.
        banner.removeAttribute(ROTATION_ATTRIBUTE);
        banner.setAttribute(SLIDER_READY_ATTRIBUTE, '');
        setSlider(createSlider(viewport.current, shown));
      },
      () => undefined,
    );
    return () => {
      cancelled = true;
    };
  }, [viewport, needed, slider]);

  useEffect(() => () => slider?.destroy(), [slider]);

  return slider;
}

function nextFrame(): Promise<unknown> {
  return new Promise((resolve) => requestAnimationFrame(resolve));
}

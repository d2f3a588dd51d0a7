import { useEffect, useState, type RefObject } from 'react';
import {
  findShownSlide,
  ROTATION_ATTRIBUTE,
  SLIDER_READY_ATTRIBUTE,
} from '@/lib/banner/css-rotation-controller';
import type { Slider } from './swiper-slider';

/**
 * Replaces the CSS rotation by the slider, once the visitor has used the banner's controls. The
 * slider continues from the slide that is shown, also if that slide still moves. It waits for
 * nothing: a hidden tab has no frames, and a paused animation never ends.
 *
 * @param needed how many times a control was used; 0 means that the slider is not needed yet. A
 *   failed download is repeated when the number changes.
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
      ({ createSlider }) => {
        const banner = viewport.current?.parentElement;
        if (cancelled || !banner || !viewport.current) return;
        const shown = findShownSlide(banner);
        const releasePictures = holdPictures(viewport.current);
        // Now, and not with React's next rendering: the slider measures the slides in their new
        // layout.
        banner.removeAttribute(ROTATION_ATTRIBUTE);
        banner.setAttribute(SLIDER_READY_ATTRIBUTE, '');
        setSlider(createSlider(viewport.current, shown));
        releasePictures();
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

/**
 * Holds the pictures where the CSS rotation has moved them, until the returned function releases
 * them. They then move on to where the slider's styles want them.
 */
function holdPictures(viewport: HTMLElement): () => void {
  const pictures = [...viewport.querySelectorAll<HTMLElement>('.swiper-slide > :last-child')];
  const places = pictures.map((picture) => getComputedStyle(picture).transform);
  pictures.forEach((picture, index) => {
    picture.style.transition = 'none';
    picture.style.transform = places[index] ?? '';
  });
  return () => {
    // The browser must know where the transition starts.
    viewport.getBoundingClientRect();
    for (const { style } of pictures) style.transition = style.transform = '';
  };
}

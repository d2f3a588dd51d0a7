/** What moves the slides after a press on Previous or Next: Swiper, in a script of its own. */
export interface Slider {
  readonly next: () => void;
  readonly previous: () => void;
  readonly rotate: (rotating: boolean) => void;
  /** Whether slides move or are replaced at once (WCAG 2.2, 2.3.3). */
  readonly animate: (moving: boolean) => void;
}

/** Takes over from the CSS rotation, at the slide that is shown. */
export type CreateSlider = (banner: HTMLElement) => Slider;

/** Marks the banner once the slider has taken over. */
export const SLIDER_ATTRIBUTE = 'data-slider';

/** What moves the slides after a click on Previous or Next: Swiper, in a script of its own. */
export interface SwiperControls {
  readonly next: () => void;
  readonly previous: () => void;
  readonly rotate: (rotating: boolean) => void;
  /** Whether slides move or are replaced at once (WCAG 2.2, 2.3.3). */
  readonly animate: (moving: boolean) => void;
}

/** Takes over from the CSS rotation. `index` is the slide that is shown, and no slide moves. */
export type StartSwiper = (banner: HTMLElement, index: number) => SwiperControls;

/**
 * The two scripts that the loader adds when a visitor needs them, and what each leaves on the
 * window. The loader and they are bundled apart, so they share no module.
 */
import type { StartSwiper } from './banner/swiper-interface';

export interface LateScripts {
  /** Set by the script with React (components/islands/hydrate.tsx). */
  hydrateIsland?: (container: HTMLElement) => void;
  /** Set by the script with Swiper (components/home/banner/swiper.ts). */
  startSwiper?: StartSwiper;
}

export const lateScripts: LateScripts = globalThis as LateScripts;

/** Marks a button whose click has no answer yet. The loader repeats the click. */
export const CLICKED_ATTRIBUTE = 'data-clicked';

/** The value of the mark. A page of an earlier version may have the mark with an empty value. */
export const CLICKED_VALUE = 'click';

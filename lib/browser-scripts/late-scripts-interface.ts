/**
 * The two scripts that the loader adds when a visitor needs them, and what each leaves on the
 * window. Each is a bundle of its own with its own copy of a module's variables, so they cannot share
 * a variable of a module.
 */
import type { StartSwiper } from '@/lib/banner/swiper-interface';

export interface LateScripts {
  /** Hydrates the islands. Set by the script with React (components/islands/hydrate.tsx). */
  hydrateIslands?: () => void;
  /** Set by the script with Swiper (components/home/banner/start-swiper.ts). */
  startSwiper?: StartSwiper;
}

export const lateScripts: LateScripts = globalThis as LateScripts;

/**
 * The Swiper script. The loader adds it for the banner, beside the runtime script, so that
 * other islands do not wait for it.
 */
import Swiper from 'swiper';
import { Autoplay } from 'swiper/modules';

export interface SwiperOnWindow {
  readonly Swiper: typeof Swiper;
  readonly Autoplay: typeof Autoplay;
}

const provided: SwiperOnWindow = { Swiper, Autoplay };
Object.assign(window, { swiper: provided });

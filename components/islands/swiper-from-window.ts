/**
 * Replaces the packages `swiper` and `swiper/modules` in the runtime script. It reads Swiper only
 * when the banner is hydrated, so the two scripts may come in any order.
 */
import type { SwiperOnWindow } from './swiper-on-window';

function loaded(): SwiperOnWindow {
  return (window as unknown as { swiper: SwiperOnWindow }).swiper;
}

export default function Swiper(...parameters: ConstructorParameters<SwiperOnWindow['Swiper']>) {
  return new (loaded().Swiper)(...parameters);
}

export const Autoplay: SwiperOnWindow['Autoplay'] = (options) => loaded().Autoplay(options);

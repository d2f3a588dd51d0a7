import type { HTMLAttributes } from 'react';
import { Picture } from '@/components/picture/picture';
import type { Slide } from '@/lib/region/copy-types';

interface CarouselSlideProps extends HTMLAttributes<HTMLDivElement> {
  readonly slide: Slide;
  /** Whether it is shown first. The pictures of the others load before their turn. */
  readonly first: boolean;
}

/**
 * The widths of the picture on a screen of the usual height (carousel.css). From 100rem on, a rem
 * of the page has 18 px. It has no `min()`: WebKit before 26.4 would ignore the whole attribute.
 */
const SIZES = [
  '(min-width: 100rem) calc(13.3vw + 16.88rem)',
  '(min-width: 80.2rem) calc(13.3vw + 15rem)',
  '(min-width: 40rem) 32vw',
  '(min-width: 23rem) 12rem',
  '52vw',
].join(', ');

export function CarouselSlide({ slide, first, ...attributes }: CarouselSlideProps) {
  return (
    <div className="swiper-slide carousel__slide" role="group" {...attributes}>
      <div className="carousel__words web-font" lang={slide.lang}>
        <p className="carousel__title" suppressHydrationWarning>
          {slide.title}
        </p>
        <p className="carousel__text" suppressHydrationWarning>
          {slide.text}
        </p>
      </div>
      <div className="carousel__picture">
        <Picture picture={slide.picture} sizes={SIZES} eager={first} />
      </div>
    </div>
  );
}

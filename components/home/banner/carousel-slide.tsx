import type { HTMLAttributes } from 'react';
import { Picture } from '@/components/picture/picture';
import type { Slide } from '@/lib/region/copy-types';

interface CarouselSlideProps extends HTMLAttributes<HTMLDivElement> {
  readonly slide: Slide;
  /** Whether it is shown first. The pictures of the others load before their turn. */
  readonly first: boolean;
}

/** The widths of the picture (carousel.css). From 100rem on, a rem of the page has 18 px. */
const SIZES = [
  '(min-width: 100rem) min(33vw, clamp(21.4rem, 100vh - 27.85rem, 27rem))',
  '(min-width: 60rem) min(33vw, clamp(19rem, 100vh - 24.75rem, 24rem))',
  '(min-width: 40rem) min(41.67vw - 4.67rem, clamp(9rem, 100vh - 18.75rem, 18rem))',
  'min(11rem, 100vw - 9.5rem)',
].join(', ');

/** A slide of the banner. */
export function CarouselSlide({ slide, first, ...attributes }: CarouselSlideProps) {
  return (
    <div className="swiper-slide carousel__slide" role="group" {...attributes}>
      {/* A translator may have changed the texts. React then keeps what it finds. */}
      <div className="carousel__words web-font">
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

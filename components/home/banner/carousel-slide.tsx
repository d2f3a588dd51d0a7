import type { HTMLAttributes } from 'react';
import { Picture } from '@/components/picture/picture';
import type { Slide } from '@/lib/region/copy-types';

interface CarouselSlideProps extends HTMLAttributes<HTMLDivElement> {
  readonly slide: Slide;
  /** Whether it is shown first. The pictures of the others load before their turn. */
  readonly first: boolean;
}

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
        <Picture
          picture={slide.picture}
          sizes="(min-width: 60rem) 27rem, (min-width: 40rem) 35vw, 10rem"
          eager={first}
        />
      </div>
    </div>
  );
}

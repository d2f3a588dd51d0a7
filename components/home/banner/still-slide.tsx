import '@/components/picture/circle.css';
import type { Slide } from '@/lib/region/copy-types';
import { CarouselSlide } from './carousel-slide';
import './carousel.css';

/** The banner of a site with one slide: nothing rotates, so there are no controls. */
export function StillSlide({ slide, label }: { readonly slide: Slide; readonly label: string }) {
  return (
    <section className="circle carousel" data-still="" aria-label={label}>
      <div className="carousel__viewport">
        <div className="carousel__slides">
          <CarouselSlide slide={slide} first role={undefined} />
        </div>
      </div>
    </section>
  );
}

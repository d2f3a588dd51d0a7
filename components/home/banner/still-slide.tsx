import '@/components/picture/disc.css';
import type { Slide } from '@/lib/region/copy-types';
import { CarouselSlide } from './carousel-slide';
import './carousel.css';

/** The banner of a site with one slide: nothing rotates, so there are no controls. */
export function StillSlide({ slide, label }: { readonly slide: Slide; readonly label: string }) {
  return (
    <section className="disc carousel" data-still="" aria-label={label}>
      {/* Not in a style sheet: every home page would then contain these rules. */}
      <style href="still-slide" precedence="next">
        {STYLES}
      </style>
      <div className="carousel__viewport">
        <div className="carousel__slides">
          <CarouselSlide slide={slide} first role={undefined} />
        </div>
      </div>
    </section>
  );
}

/** There are no controls below the words or beside them. */
const STYLES = [
  '.carousel[data-still]{--below-words:var(--edge);min-block-size:calc(var(--art) + 1rem)}',
  '.carousel[data-still] .carousel__slide{padding-block-end:var(--below-words)}',
  '.carousel[data-still] .carousel__text{max-inline-size:none}',
].join('');

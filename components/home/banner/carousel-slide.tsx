import { Picture } from '@/components/picture/picture';
import type { Slide } from '@/lib/region/copy-types';

interface CarouselSlideProps {
  readonly slide: Slide;
  readonly roleDescription: string;
  readonly position: string;
  /** Whether it is shown first. The pictures of the others load before their turn. */
  readonly first: boolean;
  /** Whether assistive technology skips it. Swiper does not hide slides from it, so we do. */
  readonly hidden: boolean | undefined;
}

/**
 * A slide of the banner. `aria-hidden` is enough to hide it, because it contains nothing focusable.
 * `inert` would make Chromium restyle and repaint both slides at every turn.
 */
export function CarouselSlide({
  slide,
  roleDescription,
  position,
  first,
  hidden,
}: CarouselSlideProps) {
  return (
    <div
      className="swiper-slide carousel__slide"
      role="group"
      aria-roledescription={roleDescription}
      aria-label={position}
      aria-hidden={hidden}
    >
      {/* A translator may have changed the texts. React then keeps what it finds. */}
      <div className="carousel__words">
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
          sizes="(min-width: 100rem) 40rem, (min-width: 70rem) 30rem, (min-width: 36rem) 44vw, 12rem"
          eager={first}
        />
      </div>
    </div>
  );
}

/** @jest-environment jsdom */
import { exposeSlide } from '@/lib/banner/css-rotation-controller';

test('hides the other slides from assistive technology', () => {
  const slides = [1, 2, 3].map(() => document.createElement('div'));

  exposeSlide(slides, slides[1]);

  expect(slides.map((slide) => slide.getAttribute('aria-hidden'))).toEqual([
    'true',
    'false',
    'true',
  ]);
});

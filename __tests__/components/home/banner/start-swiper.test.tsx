import { render, screen } from '@testing-library/react';
import { Banner } from '@/components/home/banner/banner';
import { startSwiper } from '@/components/home/banner/start-swiper';
import { SLIDE_INTERVAL_MS, SLIDE_TRANSITION_MS } from '@/lib/banner/timing';
import { en } from '@/lib/region/strings/en';
import { FakeAnimation, setAnimations } from './fake-animation';
import { SLIDES } from './slide-fixtures';

const WIDTH = 360;

let ring: FakeAnimation;

beforeEach(() => {
  jest.useFakeTimers();
  setAnimations((ring = new FakeAnimation()));
});

afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

/** Starts Swiper at the first slide. jsdom has no layout, so the banner gets a width. */
function start() {
  render(<Banner slides={SLIDES} strings={en.banner} />);
  jest.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(WIDTH);
  jest
    .spyOn(HTMLElement.prototype, 'getBoundingClientRect')
    .mockReturnValue(new DOMRect(0, 0, WIDTH, 200));
  return startSwiper(screen.getByRole('region'), 0);
}

const shown = () => screen.getAllByRole('group').map((slide) => slide.getAttribute('aria-label'));
const wrapper = () => document.querySelector('.swiper-wrapper') as HTMLElement;
const wait = (milliseconds: number) => jest.advanceTimersByTime(milliseconds);

test('stays on its slide, and holds the ring, until it rotates again', () => {
  const transition = { play: jest.fn(), pause: jest.fn() };
  setAnimations(ring, transition);
  const swiper = start();
  swiper.rotate(true);
  swiper.rotate(false);
  wait(2 * SLIDE_INTERVAL_MS);
  expect(shown()).toEqual(['1 of 3']);
  expect(ring.currentTime).toBeLessThan(100);
  // A slide that moves arrives.
  expect(transition.pause).not.toHaveBeenCalled();

  swiper.rotate(true);
  wait(SLIDE_INTERVAL_MS);
  expect(shown()).toEqual(['2 of 3']);
});

test('fills the ring while it rotates, and starts it again with each slide', () => {
  const swiper = start();
  swiper.rotate(true);
  wait(SLIDE_INTERVAL_MS - 1);
  expect(ring.currentTime).toBe(SLIDE_INTERVAL_MS - 1);

  swiper.next();
  expect(ring.currentTime).toBe(0);
  wait(100);
  expect(ring.currentTime).toBe(100);
});

test.each([
  ['moves a slide as fast as CSS does', true, SLIDE_TRANSITION_MS],
  ['replaces a slide at once with reduced motion', false, 0],
])('%s', (_, moving, duration) => {
  const swiper = start();
  swiper.animate(moving);
  swiper.next();

  expect(wrapper().style.transitionDuration).toBe(`${duration}ms`);
});

test('requests the pictures beside the slide that it shows', () => {
  start();

  expect(document.querySelectorAll('img[loading=lazy]')).toHaveLength(0);
});

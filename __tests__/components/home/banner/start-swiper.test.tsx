import { render, screen } from '@testing-library/react';
import { Banner } from '@/components/home/banner/banner';
import { startSwiper } from '@/components/home/banner/start-swiper';
import { SLIDE_INTERVAL_MS, SLIDE_TRANSITION_MS } from '@/lib/banner/timing';
import { lateScripts } from '@/lib/browser-scripts/late-scripts-interface';
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

/** Starts Swiper while a slide is shown. jsdom has no layout, so the banner gets a width. */
function startAt({ at = 0 } = {}) {
  render(<Banner slides={SLIDES} strings={en.banner} />);
  jest.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(WIDTH);
  jest
    .spyOn(HTMLElement.prototype, 'getBoundingClientRect')
    .mockReturnValue(new DOMRect(0, 0, WIDTH, 200));
  return startSwiper(screen.getByRole('region'), at);
}

const shown = () => screen.getAllByRole('group').map((slide) => slide.getAttribute('aria-label'));
const wrapper = () => document.querySelector('.swiper-wrapper') as HTMLElement;
const wait = (milliseconds: number) => jest.advanceTimersByTime(milliseconds);

test('the script hands its function to the loader', () => {
  expect(lateScripts.startSwiper).toBe(startSwiper);
});

test.each([0, 1, 2])('starts at the slide that is shown: %i', (at) => {
  startAt({ at });

  expect(shown()).toEqual([`${at + 1} of 3`]);
});

test('shows the next and the previous slide, and loops', () => {
  const swiper = startAt();
  const seen = [swiper.previous, swiper.next, swiper.next].map((move) => {
    move();
    return shown();
  });

  expect(seen).toEqual([['3 of 3'], ['1 of 3'], ['2 of 3']]);
});

// jsdom runs no transitions and sends no transitionend, so Swiper must not wait for it.
test('shows the next slide after each interval, and the first after the last', () => {
  startAt().rotate(true);
  const seen = SLIDES.map(() => {
    wait(SLIDE_INTERVAL_MS - 1);
    const now = shown();
    wait(1);
    return now;
  });

  expect([...seen, shown()]).toEqual([['1 of 3'], ['2 of 3'], ['3 of 3'], ['1 of 3']]);
});

test('stays on its slide, and holds the ring, until it rotates again', () => {
  const transition = { play: jest.fn(), pause: jest.fn() };
  setAnimations(ring, transition);
  const swiper = startAt();
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
  const swiper = startAt();
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
  const swiper = startAt();
  swiper.animate(moving);
  swiper.next();

  expect(wrapper().style.transitionDuration).toBe(`${duration}ms`);
});

test('requests the pictures beside the slide that it shows', () => {
  startAt();

  expect(document.querySelectorAll('img[loading=lazy]')).toHaveLength(0);
});

test('cannot be dragged (PRODUCT rule 18)', () => {
  startAt();
  const send = (type: string, x: number) =>
    wrapper().dispatchEvent(
      Object.defineProperties(new MouseEvent(type, { bubbles: true, cancelable: true }), {
        pointerId: { value: 1 },
        pointerType: { value: 'mouse' },
        pageX: { value: x },
        pageY: { value: 0 },
      }),
    );

  send('pointerdown', 300);
  for (const x of [250, 150, 50]) send('pointermove', x);
  send('pointerup', 50);

  expect(shown()).toEqual(['1 of 3']);
});

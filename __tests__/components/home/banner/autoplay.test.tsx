import { act, fireEvent, render, screen } from '@testing-library/react';
import { Banner } from '@/components/home/banner/banner';
import { SLIDE_INTERVAL_MS, SLIDE_TRANSITION_MS } from '@/lib/banner/timing';
import { en } from '@/lib/region/strings/en';
import { SLIDES } from './slides';

/** jsdom has no layout, so Swiper needs a width, and no media queries. */
function standInForPhone({ reducedMotion = false } = {}) {
  jest.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(360);
  window.matchMedia = (query) =>
    ({
      matches: reducedMotion && query === '(prefers-reduced-motion: reduce)',
      addEventListener() {},
      removeEventListener() {},
    }) as unknown as MediaQueryList;
}

async function renderBanner() {
  const view = render(<Banner slides={SLIDES} strings={en.banner} />);
  await startSlider();
  return view;
}

/** The slider starts when a control is used. Two presses leave the rotation as it was. */
async function startSlider() {
  const [toggle] = screen.getAllByRole('button');
  for (let press = 0; press < 2; press++) fireEvent.click(toggle as Element);
  await act(async () => {
    await import('@/components/home/banner/swiper-slider');
  });
}

const shown = () =>
  [...document.querySelectorAll<HTMLElement>('[aria-roledescription="slide"]')]
    .filter((slide) => slide.ariaHidden !== 'true')
    .map((slide) => slide.getAttribute('aria-label'));

const wrapper = () => document.querySelector('.swiper-wrapper') as HTMLElement;

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const wait = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

// jsdom runs no transitions and sends no transitionend, so the banner must not wait for it.
test('shows the next slide after each interval, and the first after the last', async () => {
  standInForPhone();
  await renderBanner();
  const seen = [];

  for (let turn = 0; turn < 3; turn++) {
    wait(SLIDE_INTERVAL_MS - 1);
    seen.push(...shown());
    wait(1);
  }
  seen.push(...shown());

  expect(seen).toEqual(['1 of 3', '2 of 3', '3 of 3', '1 of 3']);
});

test('shows the next and the previous slide for its buttons, and loops', async () => {
  standInForPhone({ reducedMotion: true });
  await renderBanner();

  press('Previous slide');
  expect(shown()).toEqual(['3 of 3']);
  press('Next slide');
  expect(shown()).toEqual(['1 of 3']);
  press('Next slide');
  expect(shown()).toEqual(['2 of 3']);
});

test('reacts to its button during a transition that never ends', async () => {
  standInForPhone();
  await renderBanner();

  wait(SLIDE_INTERVAL_MS);
  press('Next slide');

  expect(shown()).toEqual(['3 of 3']);
});

test('stays on its slide while it is paused, and rotates after play', async () => {
  standInForPhone();
  await renderBanner();

  press('Pause the banner');
  wait(2 * SLIDE_INTERVAL_MS);
  expect(shown()).toEqual(['1 of 3']);

  press('Play the banner');
  wait(SLIDE_INTERVAL_MS);
  expect(shown()).toEqual(['2 of 3']);
});

test('does not rotate with reduced motion', async () => {
  standInForPhone({ reducedMotion: true });
  await renderBanner();
  wait(2 * SLIDE_INTERVAL_MS);

  expect(shown()).toEqual(['1 of 3']);
});

test.each([
  ['moves to a slide as fast as the CSS rotation does', false, `${SLIDE_TRANSITION_MS}ms`],
  ['cuts to a slide under reduced motion', true, '0ms'],
])('%s', async (_, reducedMotion, duration) => {
  standInForPhone({ reducedMotion });
  await renderBanner();
  press('Next slide');

  expect(wrapper().style.transitionDuration).toBe(duration);
});

test('changes slides without a transition once the visitor turns on reduced motion', async () => {
  standInForPhone();
  const query = {
    ...window.matchMedia(''),
    matches: false,
    addEventListener: (_: string, listener: () => void) => (changed = listener),
  };
  let changed = () => {};
  window.matchMedia = () => query as unknown as MediaQueryList;
  await renderBanner();

  query.matches = true;
  act(() => changed());
  press('Next slide');

  expect(wrapper().style.transitionDuration).toBe('0ms');
});

test('cannot be dragged', async () => {
  standInForPhone();
  await renderBanner();
  const event = (type: string, x: number) =>
    Object.defineProperties(new MouseEvent(type, { bubbles: true, cancelable: true }), {
      pointerId: { value: 1 },
      pointerType: { value: 'mouse' },
      pageX: { value: x },
      pageY: { value: 0 },
    });

  act(() => {
    wrapper().dispatchEvent(event('pointerdown', 300));
    for (const x of [250, 150, 50]) wrapper().dispatchEvent(event('pointermove', x));
    wrapper().dispatchEvent(event('pointerup', 50));
  });

  expect(shown()).toEqual(['1 of 3']);
});

test('stops when it unmounts', async () => {
  standInForPhone();
  const { unmount } = await renderBanner();
  const slides = [...wrapper().children] as HTMLElement[];
  unmount();
  const hiddenAtTheEnd = slides.map(({ ariaHidden }) => ariaHidden);
  wait(2 * SLIDE_INTERVAL_MS);

  expect(slides.map(({ ariaHidden }) => ariaHidden)).toEqual(hiddenAtTheEnd);
});

test('ignores slides that unmounted before its code loaded', async () => {
  standInForPhone();
  const { unmount } = render(<Banner slides={SLIDES} strings={en.banner} />);
  const slides = [...wrapper().children] as HTMLElement[];
  press('Pause the banner');
  unmount();
  await act(async () => {
    await import('@/components/home/banner/swiper-slider');
  });

  expect(slides.map(({ ariaHidden }) => ariaHidden)).not.toContain('true');
});

import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { Banner } from '@/components/home/banner/banner.island';
import { SLIDE_INTERVAL_MS, SLIDE_TRANSITION_MS } from '@/components/home/banner/timing';
import { TOGGLE_ATTRIBUTE } from '@/lib/kit/loader/island-attributes';
import type { RegionCopy, Slide } from '@/lib/region/copy-types';
import { languages } from '@/lib/region/languages';

const en = languages.en.messages.interface;

const slide = (title: string) => ({
  title,
  text: `${title} text`,
  picture: {
    files: { width: 1, height: 1, avif: { '1': '/slide.avif' }, webp: '/slide.webp' },
    alt: '',
  },
});
const SLIDES: RegionCopy['slides'] = [slide('First'), slide('Second'), slide('Third')];

/** Tells the page that the visitor has turned reduced motion on or off. */
let reduceMotion: (matches: boolean) => void;

beforeEach(() => {
  jest.useFakeTimers();
  // jsdom has no layout, and Swiper measures the banner.
  jest.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(360);
  jest
    .spyOn(HTMLElement.prototype, 'getBoundingClientRect')
    .mockReturnValue(new DOMRect(0, 0, 360, 200));
});

afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
  Reflect.deleteProperty(Element.prototype, 'getAnimations');
});

function setReducedMotion(reducedMotion: boolean): void {
  const motion = Object.assign(new EventTarget(), { matches: reducedMotion });
  reduceMotion = (matches) =>
    act(() => {
      motion.matches = matches;
      motion.dispatchEvent(new Event('change'));
    });
  window.matchMedia = (query) =>
    (query.includes('reduced-motion')
      ? motion
      : { matches: query === '(hover: hover)' }) as unknown as MediaQueryList;
}

/** Renders the banner after a link, and returns a visitor. */
function open({
  reducedMotion = false,
  slides = SLIDES,
}: { reducedMotion?: boolean; slides?: readonly Slide[] } = {}) {
  setReducedMotion(reducedMotion);
  render(
    <StrictMode>
      <a href="#before">Before</a>
      <Banner slides={slides} positions={['1 of 3', '2 of 3', '3 of 3']} messages={en.banner} />
    </StrictMode>,
  );
  return userEvent.setup({ advanceTimers: wait });
}

/** The slides that assistive technology can find. */
const shown = () => screen.getAllByRole('group').map((slide) => slide.getAttribute('aria-label'));
const button = (name: string) => screen.getByRole('button', { name });
const wait = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));
const liveRegion = () => document.querySelector('[aria-live]')?.getAttribute('aria-live');

/** Expects that the slide changes at the next interval, or that it does not. */
function expectRotating(rotating: boolean): void {
  const before = shown();
  wait(SLIDE_INTERVAL_MS);
  expect(liveRegion()).toBe(rotating ? 'off' : 'polite');
  if (rotating) expect(shown()).not.toEqual(before);
  else expect(shown()).toEqual(before);
}

test('is a carousel of slides, each with its position (APG, carousel pattern), and has no dots (PRODUCT rule 18)', () => {
  open();

  const banner = screen.getByRole('region', { name: 'Our loan offer' });
  expect(banner).toHaveAttribute('aria-roledescription', 'carousel');
  const marks = [...banner.querySelectorAll('*')].filter(({ children }) => children.length === 0);
  expect(marks.filter((mark) => !mark.closest('button, [role="group"]'))).toEqual([]);
  const slides = screen.getAllByRole('group', { hidden: true });
  expect(slides).toHaveLength(SLIDES.length);
  for (const [index, slide] of slides.entries()) {
    expect(slide).toHaveAttribute('aria-roledescription', 'slide');
    expect(slide).toHaveAttribute('aria-label', `${index + 1} of 3`);
    expect(slide).toHaveTextContent(SLIDES[index]?.title ?? '');
  }
});

test('the server-rendered HTML leaves the rotation to CSS, and loads the first picture eagerly', () => {
  const html = renderToString(
    <Banner slides={SLIDES} positions={['1 of 3', '2 of 3', '3 of 3']} messages={en.banner} />,
  );
  render(<div dangerouslySetInnerHTML={{ __html: html }} />);

  expect(screen.getByRole('region')).not.toHaveAttribute('data-rotation');
  expect(button('Pause the banner Play the banner')).toHaveAttribute(TOGGLE_ATTRIBUTE);
  expect(liveRegion()).toBe('off');
  const [first, second] = screen.getAllByRole('presentation');
  expect(first).not.toHaveAttribute('loading');
  expect(second).toHaveAttribute('loading', 'lazy');
});

test('Next and Previous show the neighbours, and the rotation goes on one interval later', () => {
  open();
  wait(1000);
  fireEvent.click(button('Next slide'));
  expect(shown()).toEqual(['2 of 3']);
  // Style sheets read from which side the slide arrives.
  expect(screen.getByRole('region')).toHaveAttribute('data-direction', '1');
  fireEvent.click(button('Previous slide'));
  fireEvent.click(button('Previous slide'));
  expect(shown()).toEqual(['3 of 3']);
  expect(screen.getByRole('region')).toHaveAttribute('data-direction', '-1');

  wait(SLIDE_INTERVAL_MS - 1);
  expect(shown()).toEqual(['3 of 3']);
  wait(1);
  expect(shown()).toEqual(['1 of 3']);
});

test('stops while a mouse is over it, and not for a finger, because touch has no hover', async () => {
  const user = open();
  await user.hover(screen.getByRole('region'));
  expectRotating(false);
  expect(button('Pause the banner')).toBeInTheDocument();

  await user.unhover(screen.getByRole('region'));
  expectRotating(true);
  await user.pointer({ keys: '[TouchA>]', target: screen.getByRole('region') });
  expectRotating(true);
});

test('keyboard focus stops the rotation until Play is pressed, also after the window lost the focus, and again when it returns', async () => {
  const user = open();
  await user.tab();
  await user.tab();
  wait(1);
  expect(button('Play the banner')).toHaveFocus();
  expectRotating(false);

  await user.keyboard('{Enter}');
  // A window keeps its active element while another one has the focus.
  act(() => {
    button('Pause the banner').dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
    button('Pause the banner').dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
  });
  wait(1);
  expectRotating(true);
  await user.tab();
  wait(1);
  expect(button('Previous slide')).toHaveFocus();
  expectRotating(true);

  // It stops again when the focus returns.
  await user.tab({ shift: true });
  await user.tab({ shift: true });
  await user.tab();
  wait(1);
  expectRotating(false);
});

test.each([
  ['pauses', false, 'Play the banner'],
  ['plays', true, 'Pause the banner'],
])('%s if a screen reader focuses and clicks the button at once', (_, reducedMotion, name) => {
  open({ reducedMotion });
  const [toggle] = screen.getAllByRole('button');
  act(() => {
    toggle?.focus();
    toggle?.click();
  });
  wait(1);

  expect(toggle).toHaveAccessibleName(name);
});

test('stops when reduced motion is turned on, until Play is pressed; a change of the preference keeps Pause and drops Play', async () => {
  const user = open();
  const press = async (name: string) => {
    await user.click(button(name));
    await user.unhover(screen.getByRole('region'));
  };
  reduceMotion(true);
  expectRotating(false);

  await press('Play the banner');
  expectRotating(true);

  await press('Pause the banner');
  reduceMotion(false);
  expectRotating(false);

  await press('Play the banner');
  expectRotating(true);
  reduceMotion(true);
  expectRotating(false);
});

test('a slide that CSS is moving at the takeover goes on from where it is, and the next presses count at once', () => {
  const animation = { currentTime: SLIDE_INTERVAL_MS - 300 };
  Object.assign(Element.prototype, { getAnimations: () => [animation] });
  open();
  expect(shown()).toEqual(['2 of 3']);
  expect(animation.currentTime).toBe(SLIDE_TRANSITION_MS - 300);

  for (const name of ['Previous slide', 'Next slide', 'Next slide', 'Next slide'])
    fireEvent.click(button(name));
  // Two steps from the second slide.
  expect(shown()).toEqual(['1 of 3']);
});

test('with two slides, Previous goes back, and Next and the rotation go forward', () => {
  open({ slides: SLIDES.slice(0, 2) });
  const direction = () => screen.getByRole('region').getAttribute('data-direction');

  for (const [press, expected] of [
    ['Previous slide', '-1'],
    ['Next slide', '1'],
    ['Previous slide', '-1'],
  ] as const) {
    const before = shown();
    fireEvent.click(button(press));
    expect(shown()).not.toEqual(before);
    expect(direction()).toBe(expected);
  }
  wait(SLIDE_INTERVAL_MS);
  expect(direction()).toBe('1');
});

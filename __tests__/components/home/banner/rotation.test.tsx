import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Banner } from '@/components/home/banner/banner';
import { startRotation } from '@/lib/banner/rotation';
import { SLIDE_INTERVAL_MS, SLIDE_TRANSITION_MS } from '@/lib/banner/timing';
import { lateScripts } from '@/lib/browser-scripts/late-scripts-interface';
import { en } from '@/lib/region/strings/en';
import { removeListenersAfterEachTest } from '../../remove-window-listeners';
import { FakeAnimation, setAnimations } from './fake-animation';
import { SLIDES } from './slide-fixtures';

removeListenersAfterEachTest();

let animation: FakeAnimation;
/** Tells the page that the visitor has turned on reduced motion. */
let reduceMotion: () => void;

beforeEach(() => void jest.useFakeTimers());

afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
  delete lateScripts.startSwiper;
});

/** Opens a page with the banner, in which CSS rotates the slides unless motion is reduced. */
function open({ reducedMotion = false, hovered = false } = {}) {
  window.matchMedia = (query) => {
    const isMotion = query.includes('reduce');
    const list = Object.assign(new EventTarget(), { matches: isMotion ? reducedMotion : hovered });
    if (isMotion)
      reduceMotion = () => {
        list.matches = true;
        list.dispatchEvent(Object.assign(new Event('change'), { matches: true }));
      };
    return list as unknown as MediaQueryList;
  };
  render(
    <>
      <a href="#before">Before</a>
      <Banner slides={SLIDES} strings={en.banner} />
    </>,
  );
  startRotation();
  animation = new FakeAnimation();
  setAnimations(...(reducedMotion ? [] : [animation]));
  fireEvent(window, new Event('DOMContentLoaded'));
  if (!reducedMotion) fireEvent(firstSlide(), new Event('animationstart', { bubbles: true }));
}

const firstSlide = () => document.querySelector('.swiper-slide') as Element;
const wait = (milliseconds: number) => jest.advanceTimersByTime(milliseconds);
const toggle = () => screen.getAllByRole('button')[0] as HTMLElement;
const exposed = () => screen.getAllByRole('group').map((slide) => slide.getAttribute('aria-label'));
const requested = () =>
  [...document.querySelectorAll('img[loading=eager]')].map((image) =>
    image.closest('[role=group]')?.getAttribute('aria-label'),
  );

/** jsdom has no pointer events. */
function point(element: Element, type = 'pointerover', pointerType = 'mouse'): void {
  const event = new MouseEvent(type, { bubbles: true });
  fireEvent(element, Object.assign(event, { pointerType }));
}

function expectRotating(rotating: boolean): void {
  expect(document.querySelector('[aria-live]')).toHaveAttribute(
    'aria-live',
    rotating ? 'off' : 'polite',
  );
  const before = animation.currentTime;
  wait(SLIDE_INTERVAL_MS);
  expect(animation.currentTime - before).toBe(rotating ? SLIDE_INTERVAL_MS : 0);
}

test('exposes each slide at its turn, and the first after the last', () => {
  open();
  wait(30);
  const seen = SLIDES.concat(SLIDES).map(() => {
    const now = exposed();
    wait(SLIDE_INTERVAL_MS);
    return now;
  });

  expect(seen).toEqual(
    ['1 of 3', '2 of 3', '3 of 3', '1 of 3', '2 of 3', '3 of 3'].map((slide) => [slide]),
  );
});

test('requests each picture before the turn of its slide, and not all at once', () => {
  open();
  expect(requested()).toEqual([]);

  wait(SLIDE_INTERVAL_MS - 1);
  expect(requested()).toEqual(['2 of 3']);
  wait(100);
  expect(requested()).toEqual(['2 of 3']);
  wait(SLIDE_INTERVAL_MS - 100);
  expect(requested()).toEqual(['2 of 3', '3 of 3']);
});

test('Pause stops the slides and Play continues, and slides are announced in between', () => {
  open();
  fireEvent.click(toggle());
  expect(toggle()).toHaveAccessibleName('Play the banner');
  expectRotating(false);
  expect(exposed()).toEqual(['1 of 3']);
  expect(jest.getTimerCount()).toBe(0);

  fireEvent.click(toggle());
  expect(toggle()).toHaveAccessibleName('Pause the banner');
  expectRotating(true);
  wait(30);
  expect(exposed()).toEqual(['2 of 3']);
});

test('a slide that moves arrives before it stops', () => {
  open();
  wait(SLIDE_INTERVAL_MS + 100);
  fireEvent.click(toggle());
  wait(SLIDE_INTERVAL_MS);

  expect(animation.currentTime).toBe(SLIDE_INTERVAL_MS + SLIDE_TRANSITION_MS);
  expect(exposed()).toEqual(['2 of 3']);
});

test.each([
  ['slides', () => screen.getByRole('group')],
  ['buttons', () => screen.getByRole('button', { name: 'Next slide' })],
])('a mouse over its %s holds it until the mouse leaves', (_, part) => {
  open();
  point(part());
  expect(toggle()).toHaveAccessibleName('Pause the banner');
  expectRotating(false);

  point(screen.getByRole('link'));
  expectRotating(true);
});

test('a mouse that leaves the window lets it rotate', () => {
  open();
  point(firstSlide());
  point(firstSlide(), 'pointerout');

  expectRotating(true);
});

test('a finger does not hold it, because touch has no hover', () => {
  open();
  point(firstSlide(), 'pointerover', 'touch');

  expectRotating(true);
});

test.each([
  ['holds it', true],
  ['does not hold it where the hover of a finger is left', false],
])('a mouse that was over it before the page: %s', (_, hovered) => {
  const { matches } = Element.prototype;
  jest.spyOn(Element.prototype, 'matches').mockImplementation(function (this: Element, selector) {
    return selector === ':hover' ? true : matches.call(this, selector);
  });
  open({ hovered });

  expectRotating(!hovered);
});

test('stays paused when the mouse enters and leaves', () => {
  open();
  fireEvent.click(toggle());
  point(firstSlide());
  point(screen.getByRole('link'));

  expectRotating(false);
});

test('the focus of the keyboard stops it, also after the focus has left', async () => {
  open();
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  await user.tab();
  await user.tab();
  expect(toggle()).toHaveFocus();
  wait(1);
  expect(toggle()).toHaveAccessibleName('Play the banner');

  await user.tab({ shift: true });
  expectRotating(false);
});

test('the focus may move inside after the keyboard has pressed Play', async () => {
  open();
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  toggle().focus();
  wait(1);
  await user.keyboard('{Enter}');
  await user.tab();
  wait(1);

  expect(screen.getByRole('button', { name: 'Previous slide' })).toHaveFocus();
  expectRotating(true);
});

test.each([
  ['pauses', false, 'Play the banner'],
  ['plays', true, 'Pause the banner'],
])('%s if a screen reader focuses and clicks the button at once', (_, reducedMotion, name) => {
  open({ reducedMotion });
  toggle().focus();
  toggle().click();
  wait(1);

  expect(toggle()).toHaveAccessibleName(name);
});

test('does not rotate with reduced motion, and exposes the first slide', () => {
  open({ reducedMotion: true });

  expect(toggle()).toHaveAccessibleName('Play the banner');
  expect(document.querySelector('[aria-live]')).toHaveAttribute('aria-live', 'polite');
  expect(exposed()).toEqual(['1 of 3']);
});

test('stops when the visitor turns on reduced motion', () => {
  open();
  reduceMotion();

  expect(toggle()).toHaveAccessibleName('Play the banner');
  expectRotating(false);
});

test('waits without a timer while CSS does not rotate the slides', () => {
  open();
  setAnimations();
  wait(2 * SLIDE_INTERVAL_MS);

  expect(jest.getTimerCount()).toBe(0);
});

describe('Next and Previous', () => {
  const click = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

  test('change nothing while Swiper has not come', () => {
    open();
    click('Next slide');

    expect(exposed()).toEqual(['1 of 3']);
    expectRotating(true);
  });

  /** Lets the script of Swiper have come. What it is told to do is added to the returned list. */
  function loadSwiper(): string[] {
    const done: string[] = [];
    lateScripts.startSwiper = (banner, index) => {
      done.push(`${banner.getAttribute('aria-label')} at ${index}`);
      return {
        next: () => done.push('next'),
        previous: () => done.push('previous'),
        rotate: (rotating) => done.push(rotating ? 'rotate' : 'stop'),
        animate: (moving) => done.push(moving ? 'move' : 'replace'),
      };
    };
    return done;
  }

  test('start Swiper once, which then moves the slides and rotates them', () => {
    open();
    const done = loadSwiper();

    click('Next slide');
    click('Previous slide');
    fireEvent.click(toggle());
    expect(done).toEqual([
      'Our loan offer at 0',
      'move',
      'rotate',
      'next',
      'previous',
      'move',
      'stop',
    ]);

    done.length = 0;
    fireEvent.click(toggle());
    reduceMotion();
    expect(done).toEqual(['move', 'rotate', 'replace', 'stop']);
  });

  test('wait for a slide that moves, so that Swiper starts where it has arrived', () => {
    open();
    const done = loadSwiper();
    wait(SLIDE_INTERVAL_MS + 100);
    click('Next slide');
    click('Next slide');
    wait(SLIDE_TRANSITION_MS - 100 - 1);
    expect(done).toEqual([]);

    wait(1);
    expect(done).toEqual(['Our loan offer at 1', 'move', 'rotate', 'next', 'next']);
  });

  test('start Swiper at the first slide where nothing rotates', () => {
    open({ reducedMotion: true });
    const done = loadSwiper();
    click('Next slide');

    expect(done).toEqual(['Our loan offer at 0', 'replace', 'stop', 'next']);
  });
});

test('does not listen to animationiteration, for which Chromium would compute a style of every animation', () => {
  open();
  const types = jest.mocked(window.addEventListener).mock.calls.map(([type]) => type);

  expect(types).toContain('animationstart');
  expect(types).not.toContain('animationiteration');
});

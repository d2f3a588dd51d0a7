import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Banner } from '@/components/home/banner/banner';
import { startRotation } from '@/lib/banner/start-rotation';
import { SLIDE_INTERVAL_MS, SLIDE_TRANSITION_MS } from '@/lib/banner/timing';
import { lateScripts } from '@/lib/browser-scripts/late-scripts-interface';
import { en } from '@/lib/region/strings/en';
import { removeListenersAfterEachTest } from '../../remove-window-listeners';
import { FakeAnimation, setAnimations } from './fake-animation';
import { SLIDES } from './slide-fixtures';

removeListenersAfterEachTest();

let animation: FakeAnimation;
/** Tells the page that the visitor has turned reduced motion on or off. */
let reduceMotion: (matches?: boolean) => void;

beforeEach(() => void jest.useFakeTimers());

afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
  delete lateScripts.startSwiper;
});

/** Opens a page with the banner, in which CSS rotates the slides unless motion is reduced. */
function open({ reducedMotion = false, hasHover = false, banner = true } = {}) {
  // A node, because jsdom reports no errors of the listeners of other targets.
  const motion = Object.assign(new Text(), { matches: reducedMotion });
  reduceMotion = (matches = true) => {
    motion.matches = matches;
    motion.dispatchEvent(Object.assign(new Event('change'), { matches }));
  };
  const lists: Record<string, object> = {
    '(prefers-reduced-motion: reduce)': motion,
    '(hover: hover)': { matches: hasHover },
  };
  window.matchMedia = (query) => (lists[query] ?? { matches: false }) as MediaQueryList;
  render(
    <>
      <a href="#before">Before</a>
      {banner && <Banner slides={SLIDES} strings={en.banner} />}
    </>,
  );
  startRotation();
  animation = new FakeAnimation();
  setAnimations(...(reducedMotion ? [] : [animation]));
  fireEvent(window, new Event('DOMContentLoaded'));
  if (banner && !reducedMotion)
    fireEvent(firstSlide(), new Event('animationstart', { bubbles: true }));
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
function point(
  element: Element,
  type = 'pointerover',
  pointerType = 'mouse',
  relatedTarget: Element | null = null,
): void {
  const event = new MouseEvent(type, { bubbles: true, relatedTarget });
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
  // One for the next turn, and one for the picture after it.
  expect(jest.getTimerCount()).toBe(2);
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
  expect(screen.getByRole('region')).toHaveAttribute('data-rotation', 'off');
  expectRotating(false);
  expect(exposed()).toEqual(['1 of 3']);
  expect(jest.getTimerCount()).toBe(0);

  fireEvent.click(toggle());
  expect(toggle()).toHaveAccessibleName('Pause the banner');
  expect(screen.getByRole('region')).toHaveAttribute('data-rotation', 'on');
  expectRotating(true);
  wait(30);
  expect(exposed()).toEqual(['2 of 3']);
});

test.each([
  ['leaves the window lets it rotate', 'mouse', () => null, true],
  ['moves on inside it holds it', 'mouse', toggle, false],
  ['is over it holds it, although a finger has touched the screen', 'touch', () => null, false],
])('a mouse that %s', (_, pointerType, enters, rotating) => {
  open();
  point(firstSlide());
  point(firstSlide(), 'pointerout', pointerType, enters());

  expectRotating(rotating);
});

test('a finger does not hold it, because touch has no hover', () => {
  open();
  point(firstSlide(), 'pointerover', 'touch');

  expectRotating(true);
});

test.each([
  ['over it: holds it', true, true],
  ['elsewhere: does not hold it', false, true],
  ['over it: does not hold it where that is the hover of a finger', true, false],
])('a mouse that was, before the page, %s', (_, over, hasHover) => {
  const { matches } = Element.prototype;
  jest.spyOn(Element.prototype, 'matches').mockImplementation(function (this: Element, selector) {
    return matches.call(this, over ? selector.replace(':hover', '') : selector);
  });
  open({ hasHover });

  expectRotating(!(over && hasHover));
});

test('stays paused when the mouse enters and leaves', () => {
  open();
  fireEvent.click(toggle());
  point(firstSlide());
  point(screen.getByRole('link'));

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
  toggle().focus();
  wait(1);

  expect(toggle()).toHaveAccessibleName('Play the banner');
  expect(document.querySelector('[aria-live]')).toHaveAttribute('aria-live', 'polite');
  expect(exposed()).toEqual(['1 of 3']);
  // The visitor has chosen nothing, so CSS starts no animation.
  expect(screen.getByRole('region')).not.toHaveAttribute('data-rotation');
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
    // A click elsewhere starts nothing.
    fireEvent.click(screen.getByRole('link'));

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

    done.length = 0;
    fireEvent.click(toggle());
    reduceMotion(false);
    expect(done).toEqual(['replace', 'rotate', 'move', 'rotate']);
  });

  test('are not disturbed by a mouse or an animation elsewhere, for which Swiper would start its interval again', () => {
    open();
    const done = loadSwiper();
    click('Next slide');
    done.length = 0;
    point(screen.getByRole('link'));
    fireEvent(toggle(), new Event('animationstart', { bubbles: true }));

    expect(done).toEqual([]);
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

test('changes only the slides that leave and come, because Chromium computes the style of each changed one', () => {
  open();
  wait(30);
  const changes = new MutationObserver(() => {});
  changes.observe(document.body, { subtree: true, attributeFilter: ['aria-hidden'] });
  wait(SLIDE_INTERVAL_MS);

  expect(changes.takeRecords().map(({ target }) => (target as Element).ariaLabel)).toEqual([
    '1 of 3',
    '2 of 3',
  ]);
});

test('a page without a banner answers the same events without an error', () => {
  const errors = jest.fn((event: Event) => event.preventDefault());
  window.addEventListener('error', errors);
  open({ banner: false });
  point(screen.getByRole('link'));
  screen.getByRole('link').focus();
  reduceMotion(false);
  reduceMotion();

  expect(errors).not.toHaveBeenCalled();
});

test('does not listen to animationiteration, for which Chromium would compute a style of every animation', () => {
  open();
  const types = jest.mocked(window.addEventListener).mock.calls.map(([type]) => type);

  expect(types).toContain('animationstart');
  expect(types).not.toContain('animationiteration');
});

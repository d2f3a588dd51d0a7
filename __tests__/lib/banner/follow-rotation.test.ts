/** @jest-environment jsdom */
import { attachRotationListeners } from '@/lib/banner/css-rotation-controller';
import { SLIDE_INTERVAL_MS } from '@/lib/banner/timing';

/** jsdom has no animations. This one follows the fake timers until it is paused or cancelled. */
const rotation = {
  startTime: 0,
  pausedAt: undefined as number | null | undefined,
  get currentTime() {
    return this.pausedAt === undefined ? performance.now() - this.startTime : this.pausedAt;
  },
  get playState() {
    return this.pausedAt === undefined ? 'running' : 'paused';
  },
  pause() {
    this.pausedAt = this.currentTime;
  },
  resume() {
    this.startTime = performance.now() - Number(this.pausedAt);
    this.pausedAt = undefined;
  },
  cancel() {
    this.pausedAt = null;
  },
};
const listened = jest.spyOn(window, 'addEventListener');

function startAnimation(slide: Element | null | undefined): void {
  slide?.dispatchEvent(new Event('animationstart', { bubbles: true }));
}

function exposed(): (string | null)[] {
  return [...document.querySelectorAll('[aria-hidden=false]')].map(
    ({ textContent }) => textContent,
  );
}

function requested(): (string | null)[] {
  return [...document.querySelectorAll('img[loading=eager]')].map(
    ({ parentElement }) => parentElement?.textContent ?? null,
  );
}

beforeEach(() => {
  jest.useFakeTimers();
  document.body.innerHTML = `<div data-css-rotation>${['one', 'two', 'three']
    .map((name) => `<div class="swiper-slide">${name}<img loading="lazy"></div>`)
    .join('')}</div>`;
  attachRotationListeners();
  rotation.startTime = performance.now();
  rotation.pausedAt = undefined;
  const first = document.querySelector('.swiper-slide');
  if (first) first.getAnimations = () => [rotation as unknown as Animation];
  startAnimation(first);
});

afterEach(() => {
  jest.useRealTimers();
});

test('exposes each slide at its turn, round and round', () => {
  const seen = [0, 1, 2, 3, 4].map(() => {
    const now = exposed();
    jest.advanceTimersByTime(SLIDE_INTERVAL_MS + 30);
    return now;
  });

  expect(seen).toEqual([['one'], ['two'], ['three'], ['one'], ['two']]);
});

test('requests each picture before the turn of its slide, and not all at once', () => {
  expect(requested()).toEqual([]);

  jest.advanceTimersByTime(SLIDE_INTERVAL_MS - 1);
  expect(requested()).toEqual(['two']);

  jest.advanceTimersByTime(100);
  expect(exposed()).toEqual(['two']);
  expect(requested()).toEqual(['two']);

  jest.advanceTimersByTime(SLIDE_INTERVAL_MS - 100);
  expect(requested()).toEqual(['two', 'three']);
});

test('waits while the rotation is paused, and continues with it', () => {
  jest.advanceTimersByTime(SLIDE_INTERVAL_MS / 2);
  rotation.pause();
  jest.advanceTimersByTime(10 * SLIDE_INTERVAL_MS);
  expect(exposed()).toEqual(['one']);

  rotation.resume();
  jest.advanceTimersByTime(SLIDE_INTERVAL_MS / 2 - 1);
  expect(exposed()).toEqual(['one']);
  jest.advanceTimersByTime(30);
  expect(exposed()).toEqual(['two']);
});

test('looks seldom while the rotation is paused shortly before a turn', () => {
  jest.advanceTimersByTime(SLIDE_INTERVAL_MS - 10);
  rotation.pause();
  const looked = jest.spyOn(document, 'querySelector');
  jest.advanceTimersByTime(SLIDE_INTERVAL_MS);

  expect(looked.mock.calls.length).toBeLessThan(20);
});

test('ends when CSS no longer rotates the slides', () => {
  rotation.cancel();
  jest.advanceTimersByTime(2 * SLIDE_INTERVAL_MS);

  expect(exposed()).toEqual(['one']);
  expect(jest.getTimerCount()).toBe(0);
});

test('ignores the other animations of the page', () => {
  startAnimation(document.querySelector('.swiper-slide:last-child'));
  startAnimation(document.querySelector('img'));

  expect(exposed()).toEqual(['one']);
});

test('does not listen for iterations, which cost Chromium several frames on the main thread each', () => {
  const types = listened.mock.calls.map(([type]) => type);

  expect(types).toContain('animationstart');
  expect(types).not.toContain('animationiteration');
});

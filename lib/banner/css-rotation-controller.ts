import { CLICKED_ATTRIBUTE, REPLAY_ATTRIBUTE } from '@/lib/click-replay-attributes';
import { SLIDE_INTERVAL_MS } from './timing';

/**
 * What CSS cannot do for the banner that it rotates (lib/banner/rotation-stylesheet.ts). The loader
 * runs this before the runtime has loaded; the slider replaces it once a visitor uses the banner's
 * controls.
 */

/** Marks the banner while CSS rotates it. The slider removes it. */
export const ROTATION_ATTRIBUTE = 'data-css-rotation';

/** Marks the banner once the slider has taken over. */
export const SLIDER_READY_ATTRIBUTE = 'data-started';

/** Set by the banner's component when the visitor has stopped the rotation. */
export const STOPPED_ATTRIBUTE = 'data-stopped';

/** Set by the banner's component while the slides rotate. */
export const ROTATING_ATTRIBUTE = 'data-rotating';

/** Pauses the animations. It is set only while no slide moves. */
const PAUSED_ATTRIBUTE = 'data-paused';

/** The button that pauses, until React has hydrated it. */
const TOGGLE = `[${REPLAY_ATTRIBUTE}=toggle]`;

const FIRST_SLIDE = `[${ROTATION_ATTRIBUTE}] .swiper-slide:first-child`;

/**
 * A slide is exposed this long after its turn, in milliseconds: the clock of animations may be a
 * frame behind the timers.
 */
const FRAME_MS = 20;

/**
 * The page checks a paused rotation at most this often, in milliseconds. A paused animation has no
 * progress, so the computed wait may stay close to 0.
 */
const PAUSED_WAIT_MS = 250;

/**
 * The next picture is requested this long after a change, in milliseconds: before its turn, but not
 * all at once.
 */
const NEXT_PICTURE_DELAY_MS = 1500;

/** How often the banner is checked until it has stopped, in milliseconds. */
const STOP_CHECK_MS = 50;

/**
 * A slide that is closer to its place than this, in CSS pixels, has arrived: the easing ends in
 * steps that are smaller than a pixel of any screen.
 */
export const STILL_PIXELS = 0.1;

/** The animation of the first slide. Its time is the time of the whole rotation. */
let rotation: Animation | undefined;
let nextTurn: ReturnType<typeof setTimeout>;

/**
 * Starts to follow the rotation of the page's banner. Both the loader and React call it; the second
 * call does nothing.
 */
export function attachRotationListeners(): void {
  if ('followsRotation' in window) return;
  Object.assign(window, { followsRotation: true });
  // It starts with the page, and again whenever its section is shown again. A listener of
  // `animationiteration` would make Chromium compute a style for every animation at every turn.
  addEventListener('animationstart', ({ target }) => {
    if (!(target instanceof Element) || !target.matches(FIRST_SLIDE)) return;
    [rotation] = target.getAnimations();
    followRotation();
  });
  for (const type of ['pointerover', 'pointerout', 'focusin', 'focusout', 'click'])
    // In the capture phase, because early events do not get further; later, because the click is
    // marked for its replay.
    addEventListener(type, () => setTimeout(syncPausedState), true);
}

/**
 * Pauses or resumes the banner's animations. A slide that moves arrives first. A pause takes effect
 * with the next frame, in which a slide may have begun to move, so the banner is checked again:
 * then the slide continues and arrives.
 */
export function syncPausedState(): void {
  const banner = document.querySelector(`[${ROTATION_ATTRIBUTE}]`);
  if (!banner) return;
  // Keyboard focus stops the rotation until the visitor starts it again, as a press on Pause does
  // (APG, carousel pattern).
  if (banner.querySelector(':focus-visible'))
    banner.querySelector(TOGGLE)?.toggleAttribute(CLICKED_ATTRIBUTE, true);
  const held = isHeld(banner);
  const still = findShownSlide(banner).distance < STILL_PIXELS;
  const wasPaused = banner.hasAttribute(PAUSED_ATTRIBUTE);
  banner.toggleAttribute(PAUSED_ATTRIBUTE, held && still);
  if (held && !(still && wasPaused)) setTimeout(syncPausedState, STOP_CHECK_MS);
}

export interface ShownSlide {
  readonly index: number;
  /** How far the slide still has to move to the left, in CSS pixels; 0 if it fills the banner. */
  readonly distance: number;
}

/** The slide that fills the banner, or the one that comes in while one slide replaces another. */
export function findShownSlide(banner: Element): ShownSlide {
  const slides = slidesOf(banner);
  const left = slides[0]?.parentElement?.getBoundingClientRect().left ?? 0;
  const distances = slides.map((slide) => slide.getBoundingClientRect().left - left);
  // The slide that leaves is to the left.
  const distance = Math.min(...distances.filter((distance) => distance > -STILL_PIXELS));
  return Number.isFinite(distance)
    ? { index: distances.indexOf(distance), distance: Math.max(0, distance) }
    : { index: 0, distance: 0 };
}

/**
 * Hides all slides but one from assistive technology. They contain nothing that takes the focus, so
 * they need not be inert: Chromium would compute the styles of both slides and paint them again at
 * every turn.
 */
export function exposeSlide(slides: readonly Element[], shown: Element | undefined): void {
  for (const slide of slides) {
    const hidden = String(slide !== shown);
    // Chromium computes the style of a slide again even if its attributes do not change.
    if (slide.getAttribute('aria-hidden') !== hidden) slide.setAttribute('aria-hidden', hidden);
  }
}

/** Requests a slide's picture now, not when it is near the screen. */
export function loadImageEagerly(slide: Element | undefined): void {
  slide?.querySelector('img[loading=lazy]')?.setAttribute('loading', 'eager');
}

function isHeld(banner: Element): boolean {
  return (
    banner.hasAttribute(STOPPED_ATTRIBUTE) ||
    banner.querySelector(`${TOGGLE}[${CLICKED_ATTRIBUTE}]`) !== null ||
    (banner.matches(':hover') && matchMedia('(hover: hover)').matches)
  );
}

/**
 * Exposes the slide whose turn it is, requests the picture that comes next, and waits for the next
 * turn. It ends when CSS no longer rotates the slides: their animations then have no time.
 */
function followRotation(): void {
  clearTimeout(nextTurn);
  const time = rotation?.currentTime;
  const banner = document.querySelector(`[${ROTATION_ATTRIBUTE}]`);
  if (!banner || typeof time !== 'number') return;
  // It is read before the slides change: to know it, browsers compute all styles that have changed.
  const shortestWait = rotation?.playState === 'paused' ? PAUSED_WAIT_MS : 0;
  const slides = slidesOf(banner);
  const turn = Math.floor(time / SLIDE_INTERVAL_MS);
  exposeSlide(slides, slides[turn % slides.length]);
  const next = slides[(turn + 1) % slides.length];
  setTimeout(() => loadImageEagerly(next), NEXT_PICTURE_DELAY_MS);
  const wait = (turn + 1) * SLIDE_INTERVAL_MS - time + FRAME_MS;
  nextTurn = setTimeout(followRotation, Math.max(wait, shortestWait));
}

function slidesOf(banner: Element): HTMLElement[] {
  return [...banner.querySelectorAll<HTMLElement>('.swiper-slide')];
}

import { lateScripts } from '@/lib/browser-scripts/late-scripts-interface';
import {
  BANNER_ATTRIBUTE,
  CHOICE_ATTRIBUTE,
  CONTROL_ATTRIBUTE,
  type RotationControl,
} from './attributes';
import { animationsOf, exposeSlide, loadImageEagerly } from './slide-dom-helpers';
import type { SwiperControls } from './swiper-interface';
import { SLIDE_INTERVAL_MS, SLIDE_TRANSITION_MS } from './timing';

/** The element around the slides. It is a live region while the banner stands still. */
const VIEWPORT = '[aria-live]';

/** The button for pause and play. It has both labels: `data-pause` and `data-play`. */
const TOGGLE = `[${CONTROL_ATTRIBUTE}=toggle]`;

const BANNER = `[${BANNER_ATTRIBUTE}]`;
const FIRST_SLIDE = '.swiper-slide:first-child';

/**
 * A slide is exposed this long after its turn, in milliseconds: the clock of animations may be a
 * frame behind the timers.
 */
const FRAME_MS = 20;

/**
 * The next picture is requested this long after a change, in milliseconds: before its turn, but not
 * all at once.
 */
const NEXT_PICTURE_DELAY_MS = 1500;

/**
 * Starts the banner's rotation (PRODUCT rule 18; APG, auto-rotating carousel). It is the one owner
 * of the state: whether the visitor wants rotation, and whether a mouse holds it. CSS rotates the
 * slides (rotation-stylesheet.ts), and the time of its animations says which slide is shown. After
 * a click on Previous or Next, Swiper moves the slides in its place.
 *
 * The loader calls it before the document has been parsed.
 */
export function startRotation(): void {
  const reducedMotion = matchMedia('(prefers-reduced-motion: reduce)');
  let wanted = !reducedMotion.matches;
  let hovered = false;
  let swiper: SwiperControls | undefined;
  let timer: ReturnType<typeof setTimeout>;
  let focusing: ReturnType<typeof setTimeout>;

  const findBanner = () => document.querySelector<HTMLElement>(BANNER);

  function setWanted(choice: boolean): void {
    if (choice === wanted) return;
    wanted = choice;
    findBanner()?.setAttribute(CHOICE_ATTRIBUTE, choice ? 'on' : 'off');
    apply();
  }

  function setHovered(now: boolean): void {
    if (now === hovered) return;
    hovered = now;
    apply();
  }

  /** Rotates or holds the slides as the state says. */
  function apply(): void {
    const banner = findBanner();
    if (!banner) return;
    const rotating = wanted && !hovered;
    banner.querySelector(VIEWPORT)?.setAttribute('aria-live', rotating ? 'off' : 'polite');
    const toggle = banner.querySelector<HTMLElement>(TOGGLE);
    const label = toggle?.dataset[wanted ? 'pause' : 'play'];
    if (label) toggle.setAttribute('aria-label', label);
    clearTimeout(timer);
    if (swiper) {
      swiper.animate(!reducedMotion.matches);
      swiper.rotate(rotating);
    } else if (rotating) {
      for (const animation of animationsOf(banner)) animation.play();
      follow(banner);
    } else {
      hold(banner);
    }
  }

  /**
   * Exposes the slide whose turn it is to assistive technology, requests the picture that comes
   * next, and waits for the next turn.
   */
  function follow(banner: Element): void {
    const turn = exposeTurn(banner);
    if (!turn) return;
    const { slides, index, time } = turn;
    setTimeout(() => loadImageEagerly(slides[(index + 1) % slides.length]), NEXT_PICTURE_DELAY_MS);
    const untilTurn = SLIDE_INTERVAL_MS - (time % SLIDE_INTERVAL_MS) + FRAME_MS;
    timer = setTimeout(follow, untilTurn, banner);
  }

  /** Stops the slides where they are. A slide that moves arrives first. */
  function hold(banner: Element): void {
    const time = exposeTurn(banner)?.time;
    if (time === undefined) return;
    const moving = movingTime(time);
    if (moving > 0) {
      timer = setTimeout(hold, moving, banner);
      return;
    }
    for (const animation of animationsOf(banner)) {
      animation.pause();
      // A pause takes effect with the next frame, in which a slide may have begun to move.
      animation.currentTime = time;
    }
  }

  /** Exposes the slide whose turn it is; undefined while CSS does not rotate the slides. */
  function exposeTurn(banner: Element) {
    const slides = [...banner.querySelectorAll<HTMLElement>('.swiper-slide')];
    // The time of the first slide's animation is the time of the whole rotation. It is read before
    // the slides change: to know it, browsers compute all styles that changed.
    const time = slides[0]?.getAnimations()[0]?.currentTime;
    const isRunning = typeof time === 'number';
    const index = isRunning ? Math.floor(time / SLIDE_INTERVAL_MS) % slides.length : 0;
    exposeSlide(slides, slides[index]);
    return isRunning ? { slides, index, time } : undefined;
  }

  function click(control: RotationControl): void {
    if (control === 'toggle') return setWanted(!wanted);
    if (swiper) return swiper[control]();
    const { startSwiper } = lateScripts;
    const banner = findBanner();
    // The loader repeats the click when the script has come.
    if (!startSwiper || !banner) return;
    const takeOver = () => {
      if (!swiper) {
        swiper = startSwiper(banner, exposeTurn(banner)?.index ?? 0);
        apply();
      }
      swiper[control]();
    };
    // A slide that moves arrives first, so Swiper begins with slides that stand still.
    const moving = movingTime(exposeTurn(banner)?.time);
    if (moving > 0) setTimeout(takeOver, moving);
    else takeOver();
  }

  // With reduced motion nothing starts, so the banner stands still from the beginning.
  addEventListener('DOMContentLoaded', () => {
    if (!wanted) apply();
  });
  // The rotation starts with the page, and again whenever its section is shown again. A listener of
  // `animationiteration` would make Chromium compute a style for every animation at every turn.
  addEventListener('animationstart', ({ target }) => {
    if (!(target instanceof Element) || !target.matches(FIRST_SLIDE)) return;
    // The browser may not repeat the event of a mouse that was there before.
    hovered ||= target.matches(`${BANNER}:hover *`) && matchMedia('(hover: hover)').matches;
    apply();
  });
  addEventListener('pointerover', ({ target, pointerType }) => {
    if (pointerType === 'mouse') setHovered(Boolean(findBanner()?.contains(target as Node)));
  });
  addEventListener('pointerout', ({ relatedTarget, pointerType }) => {
    // The mouse has left the window.
    if (pointerType === 'mouse' && !relatedTarget) setHovered(false);
  });
  addEventListener('click', ({ target }) => {
    clearTimeout(focusing);
    const button = (target as Element).closest(`[${CONTROL_ATTRIBUTE}]`);
    const control = button?.getAttribute(CONTROL_ATTRIBUTE);
    if (control) click(control as RotationControl);
  });
  // The keyboard focus stops the rotation until the visitor starts it again (APG). A screen reader
  // focuses a button and then clicks it. If the focus alone stopped the rotation, that click on
  // Pause would toggle it back on. So we wait one task, and a click cancels the wait. Focus by mouse
  // does not match `:focus-visible`, so it stops nothing.
  addEventListener('focusin', ({ target, relatedTarget }) => {
    const banner = findBanner();
    if (!banner?.contains(target as Node) || banner.contains(relatedTarget as Node | null)) return;
    focusing = setTimeout(() => {
      if (banner.querySelector(':focus-visible')) setWanted(false);
    });
  });
  reducedMotion.addEventListener('change', ({ matches }) => {
    if (matches) setWanted(false);
    else apply();
  });
}

/**
 * How long a slide still moves, in milliseconds.
 *
 * @param time the time of the rotation, in milliseconds; undefined while CSS does not rotate.
 */
function movingTime(time = 0): number {
  const sinceChange = time % SLIDE_INTERVAL_MS;
  // The first slide is there from the beginning.
  return time < SLIDE_INTERVAL_MS ? 0 : Math.max(0, SLIDE_TRANSITION_MS - sinceChange);
}

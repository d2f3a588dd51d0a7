'use client';

import { useEffect, useReducer, useRef, type PointerEvent, type ReactNode } from 'react';
import { useClickReplay } from '@/components/use-click-replay';
import styles from './banner.module.css';
import { INITIAL_ROTATION, isRotating, rotationReducer } from './rotation-reducer';
import { usePreHydrationFocusAndHover } from './use-pre-hydration-focus-and-hover';
import { useKeyboardFocus } from './use-keyboard-focus';
import { useReducedMotion } from './use-reduced-motion';
import { useSlider } from './use-slider';

interface CarouselProps {
  readonly strings: {
    readonly label: string;
    readonly carousel: string;
    readonly pause: string;
    readonly play: string;
    readonly previous: string;
    readonly next: string;
  };
  /** The slides, each the child of `swiper-wrapper` that Swiper will move. */
  readonly children: ReactNode;
}

/** The banner's behaviour: the APG pattern for an auto-rotating carousel, around slides that came with the HTML. */
export function Carousel({ strings, children }: CarouselProps) {
  const viewport = useRef<HTMLDivElement>(null);
  const [rotation, dispatch] = useReducer(rotationReducer, INITIAL_ROTATION);
  const reducedMotion = useReducedMotion();
  const slider = useSlider(viewport);
  const keyboardFocus = useKeyboardFocus(() => dispatch('focused'));
  const rotating = isRotating(rotation);

  useEffect(() => {
    if (reducedMotion) dispatch('motionReduced');
  }, [reducedMotion]);

  useEffect(() => slider?.animate(!reducedMotion), [slider, reducedMotion]);
  useEffect(() => slider?.autoplay(rotating), [slider, rotating]);

  usePreHydrationFocusAndHover(viewport, {
    onFocused: () => dispatch('focused'),
    onHovered: () => dispatch('hovered'),
  });
  const toggle = useClickReplay('toggle', () => dispatch('pausedBeforeHydration'));
  const previous = useClickReplay('previous', () => slider?.previous(), slider !== undefined);
  const next = useClickReplay('next', () => slider?.next(), slider !== undefined);

  const onHover = (event: PointerEvent) => {
    if (event.pointerType === 'mouse') dispatch(event.type === 'pointerenter' ? 'hovered' : 'left');
  };

  return (
    <section
      className={styles.banner}
      aria-roledescription={strings.carousel}
      aria-label={strings.label}
      data-started={slider ? '' : undefined}
      {...keyboardFocus}
    >
      <div className={styles.controls}>
        <button
          {...toggle.props}
          type="button"
          aria-label={rotation.wanted ? strings.pause : strings.play}
          onClick={() => dispatch('toggled')}
        >
          <Icon path={rotation.wanted ? 'M7 5h3v14H7zm7 0h3v14h-3z' : 'M8 5v14l11-7z'} />
        </button>
        <button
          {...previous.props}
          type="button"
          aria-label={strings.previous}
          onClick={slider?.previous ?? previous.clickLater}
        >
          <Icon path="M14.5 5 7.5 12l7 7 2-2-5-5 5-5z" />
        </button>
        <button
          {...next.props}
          type="button"
          aria-label={strings.next}
          onClick={slider?.next ?? next.clickLater}
        >
          <Icon path="m9.5 5 7 7-7 7-2-2 5-5-5-5z" />
        </button>
      </div>
      <div
        ref={viewport}
        className={styles.viewport}
        aria-live={rotating ? 'off' : 'polite'}
        onPointerEnter={onHover}
        onPointerLeave={onHover}
      >
        {children}
      </div>
    </section>
  );
}

function Icon({ path }: { readonly path: string }) {
  return (
    <svg viewBox="0 0 24 24" width="24" height="24" fill="currentColor" aria-hidden="true">
      <path d={path} />
    </svg>
  );
}

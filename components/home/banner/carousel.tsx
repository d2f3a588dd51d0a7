'use client';

import { useEffect, useReducer, useRef, useState, type PointerEvent, type ReactNode } from 'react';
import { Icon } from '@/components/icon';
import { useClickReplay } from '@/components/use-click-replay';
import {
  attachRotationListeners,
  ROTATING_ATTRIBUTE,
  ROTATION_ATTRIBUTE,
  SLIDER_READY_ATTRIBUTE,
  STOPPED_ATTRIBUTE,
  syncPausedState,
} from '@/lib/banner/css-rotation-controller';
import styles from './banner.module.css';
import controlStyles from './controls.module.css';
import { INITIAL_ROTATION, isRotating, rotationReducer } from './rotation-reducer';
import { useKeyboardFocus } from './use-keyboard-focus';
import { useLazySlider } from './use-lazy-slider';
import { usePreHydrationHover } from './use-pre-hydration-hover';
import { useReducedMotion } from './use-reduced-motion';

interface CarouselProps {
  readonly strings: {
    readonly label: string;
    readonly carousel: string;
    readonly pause: string;
    readonly play: string;
    readonly previous: string;
    readonly next: string;
  };
  /** The slides, each a child of the `swiper-wrapper` that Swiper moves. */
  readonly children: ReactNode;
}

/**
 * The banner's behaviour: the APG pattern of an auto-rotating carousel, for slides that are in the
 * HTML. CSS rotates them (lib/banner) until a control is used; then the slider does.
 */
export function Carousel({ strings, children }: CarouselProps) {
  const viewport = useRef<HTMLDivElement>(null);
  const [rotation, dispatch] = useReducer(rotationReducer, INITIAL_ROTATION);
  const [uses, setUses] = useState(0);
  const reducedMotion = useReducedMotion();
  const slider = useLazySlider(viewport, uses);
  const rotating = isRotating(rotation);

  const needSlider = () => setUses((count) => count + 1);
  const stop = () => {
    needSlider();
    dispatch('focused');
  };
  const keyboardFocus = useKeyboardFocus(stop);

  useEffect(() => {
    if (reducedMotion) dispatch('motionReduced');
  }, [reducedMotion]);
  useEffect(() => slider?.animate(!reducedMotion), [slider, reducedMotion]);
  useEffect(() => slider?.autoplay(rotating), [slider, rotating]);
  // `next dev` has no loader.
  useEffect(attachRotationListeners, []);
  useEffect(syncPausedState, [rotating]);

  usePreHydrationHover(viewport, () => dispatch('hovered'));
  const toggle = useClickReplay('toggle', () => {
    needSlider();
    dispatch('pausedBeforeHydration');
  });
  const previous = useClickReplay(
    'previous',
    () => slider?.previous(),
    slider !== undefined,
    needSlider,
  );
  const next = useClickReplay('next', () => slider?.next(), slider !== undefined, needSlider);

  const onHover = (event: PointerEvent) => {
    if (event.pointerType === 'mouse') dispatch(event.type === 'pointerenter' ? 'hovered' : 'left');
  };

  return (
    <section
      className={styles.banner}
      aria-roledescription={strings.carousel}
      aria-label={strings.label}
      {...{
        [ROTATION_ATTRIBUTE]: slider ? undefined : '',
        [SLIDER_READY_ATTRIBUTE]: slider ? '' : undefined,
        [STOPPED_ATTRIBUTE]: rotation.wanted ? undefined : '',
        [ROTATING_ATTRIBUTE]: rotating ? '' : undefined,
      }}
      {...keyboardFocus}
      onPointerEnter={onHover}
      onPointerLeave={(event) => {
        keyboardFocus.onPointerLeave();
        onHover(event);
      }}
    >
      <div className={controlStyles.controls} onClickCapture={needSlider}>
        <button
          {...toggle.props}
          type="button"
          className={controlStyles.pause}
          aria-label={rotation.wanted ? strings.pause : strings.play}
          onClick={() => dispatch('toggled')}
        >
          {/* The halves of the ring. */}
          <span />
          <span />
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
      <div ref={viewport} className={styles.viewport} aria-live={rotating ? 'off' : 'polite'}>
        {children}
      </div>
    </section>
  );
}

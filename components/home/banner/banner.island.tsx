'use client';

import { useLayoutEffect, useRef, useState } from 'react';
import '@/components/picture/circle.css';
import type { Slide } from '@/lib/region/copy-types';
import type { InterfaceMessages } from '@/lib/region/messages/messages-type';
import { CarouselControls } from './carousel-controls';
import { CarouselSlide } from './carousel-slide';
import './carousel.css';
import { useReducedMotion } from './use-reduced-motion';
import { useSwiper } from './use-swiper';

interface BannerProps {
  readonly slides: readonly Slide[];
  /** The name of each slide, such as "2 of 3". */
  readonly positions: readonly string[];
  readonly messages: Omit<InterfaceMessages['banner'], 'position'>;
}

/**
 * The auto-rotating banner (PRODUCT rule 18; APG, auto-rotating carousel). It decides whether the
 * slides rotate, from the visitor's choice, hover and the system's reduced motion.
 */
export function Banner({ slides, positions, messages }: BannerProps) {
  const reducedMotion = useReducedMotion();
  /**
   * Whether the visitor has chosen rotation. Play without reduced motion is no choice: the slides
   * then stop when reduced motion is turned on.
   */
  const [choice, setChoice] = useState<boolean>();
  const [hovered, setHovered] = useState(false);
  // Before hydration React knows neither the choice nor the system's preference.
  const wantsRotation = reducedMotion === undefined ? undefined : (choice ?? !reducedMotion);
  const rotating = Boolean(wantsRotation) && !hovered;
  const { viewport, shown, changeSlide } = useSwiper(rotating);
  const section = useRef<HTMLElement>(null);
  /** Whether the visitor has pressed Pause or Play since the focus came inside. */
  const toggledInside = useRef(false);

  /**
   * The keyboard focus stops the rotation when it arrives, until the visitor starts it again (APG).
   * A screen reader focuses a button and then clicks it. If the focus alone stopped the rotation,
   * that click on Pause would start it again. So this waits a task, and does nothing after a click.
   */
  const stopForFocus = () => {
    setTimeout(() => {
      if (!toggledInside.current && section.current?.querySelector(':focus-visible'))
        setChoice(false);
    });
  };

  const toggle = () => {
    toggledInside.current = true;
    if (wantsRotation) setChoice(false);
    else setChoice(reducedMotion ? true : undefined);
  };

  // The mouse or the focus may have come before hydration.
  useLayoutEffect(() => {
    if (section.current?.matches(':hover') && matchMedia('(hover: hover)').matches)
      setHovered(true);
    stopForFocus();
  }, []);

  return (
    <section
      ref={section}
      className="circle carousel"
      aria-roledescription={messages.carousel}
      aria-label={messages.label}
      data-direction={shown?.direction}
      data-rotation={wantsRotation === undefined ? undefined : wantsRotation ? 'on' : 'off'}
      onPointerEnter={({ pointerType }) => pointerType === 'mouse' && setHovered(true)}
      onPointerLeave={({ pointerType }) => pointerType === 'mouse' && setHovered(false)}
      onFocus={stopForFocus}
      onBlur={({ currentTarget, relatedTarget, target }) => {
        // A window that loses the focus keeps its active element.
        const isLeaving = !currentTarget.contains(relatedTarget);
        if (isLeaving && document.activeElement !== target) toggledInside.current = false;
      }}
    >
      <CarouselControls
        messages={messages}
        wantsRotation={wantsRotation}
        isToggled={wantsRotation !== undefined && wantsRotation === reducedMotion}
        count={slides.length}
        onToggle={toggle}
        onSlide={changeSlide}
      />
      <div
        ref={viewport}
        className="carousel__viewport"
        aria-live={rotating || wantsRotation === undefined ? 'off' : 'polite'}
      >
        <div className="swiper-wrapper carousel__slides">
          {slides.map((slide, index) => (
            <CarouselSlide
              key={index}
              slide={slide}
              first={index === 0}
              aria-roledescription={messages.slide}
              aria-label={positions[index]}
              // The style sheet hides these slides, too. They contain nothing focusable.
              aria-hidden={shown && index !== shown.index}
            />
          ))}
        </div>
      </div>
    </section>
  );
}

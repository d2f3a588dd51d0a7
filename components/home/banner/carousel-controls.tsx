import { Icon } from '@/components/icon';
import { SEEK_ANIMATIONS_ATTRIBUTE, TOGGLE_ATTRIBUTE } from '@/lib/kit/loader';
import type { InterfaceMessages } from '@/lib/region/messages/messages-type';
import './carousel-controls.css';
import { LEAVE_MS, SLIDE_INTERVAL_MS, SLIDE_TRANSITION_MS } from './timing';

interface CarouselControlsProps {
  readonly messages: Omit<InterfaceMessages['banner'], 'position'>;
  /** Whether the visitor wants the slides to rotate; undefined until React knows. */
  readonly wantsRotation: boolean | undefined;
  readonly count: number;
  readonly onToggle: () => void;
  readonly onSlide: (direction: 1 | -1) => void;
}

/**
 * The buttons of the banner, the first one for pause and play (APG, carousel pattern). The HTML has
 * both of its icons and names, and the style sheet selects one: a press then takes effect at once,
 * however late the scripts are.
 */
export function CarouselControls({
  messages,
  wantsRotation,
  count,
  onToggle,
  onSlide,
}: CarouselControlsProps) {
  return (
    <div className="carousel-controls">
      <button type="button" onClick={onToggle} {...{ [TOGGLE_ATTRIBUTE]: '', ...seeks(0) }}>
        {wantsRotation !== false && (
          <span className="carousel-controls__pause">
            <Icon path="M7 5h3v14H7zm7 0h3v14h-3z" />
            <span className="visually-hidden" suppressHydrationWarning>
              {messages.pause}
            </span>
          </span>
        )}
        {wantsRotation !== true && (
          <span className="carousel-controls__play">
            <Icon path="M8 5v14l11-7z" />
            <span className="visually-hidden" suppressHydrationWarning>
              {messages.play}
            </span>
          </span>
        )}
      </button>
      <button
        type="button"
        aria-label={messages.previous}
        onClick={() => onSlide(-1)}
        // Seeking only goes forward, so Previous seeks `count - 1` slides.
        {...seeks(count - 1)}
      >
        <Icon path="M14.5 5 7.5 12l7 7 2-2-5-5 5-5z" />
      </button>
      <button type="button" aria-label={messages.next} onClick={() => onSlide(1)} {...seeks(1)}>
        <Icon path="m9.5 5 7 7-7 7-2-2 5-5-5-5z" />
      </button>
    </div>
  );
}

/**
 * Before hydration, the loader seeks the animations by `slides` intervals, to the moment when the
 * new slide starts to arrive and the previous one has left. Pause seeks by 0 intervals: a moving
 * slide is in its place at once, so that it does not stop halfway. All buttons have the same lead
 * time, because the loader also derives the current slide from it.
 */
function seeks(slides: number) {
  const lead = SLIDE_TRANSITION_MS - LEAVE_MS;
  return { [SEEK_ANIMATIONS_ATTRIBUTE]: `${SLIDE_INTERVAL_MS} ${slides} ${lead}` };
}

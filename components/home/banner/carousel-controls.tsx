import { Icon } from '@/components/icon';
import {
  ROTATION_ATTRIBUTE,
  SEEK_ATTRIBUTE,
  TOGGLE_ATTRIBUTE,
  type SeekGoal,
} from '@/lib/kit/loader';
import type { InterfaceMessages } from '@/lib/region/messages/messages-type';
import './carousel-controls.css';
import { rotationOf } from './timing';

interface CarouselControlsProps {
  readonly messages: Omit<InterfaceMessages['banner'], 'position'>;
  /** Whether the visitor wants the slides to rotate; undefined until React knows. */
  readonly wantsRotation: boolean | undefined;
  /** Whether the visitor has chosen another than the initial state. */
  readonly isToggled: boolean;
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
  isToggled,
  count,
  onToggle,
  onSlide,
}: CarouselControlsProps) {
  return (
    <div
      className="carousel-controls"
      {...{ [ROTATION_ATTRIBUTE]: JSON.stringify(rotationOf(count)) }}
    >
      <button
        type="button"
        onClick={onToggle}
        {...{ [TOGGLE_ATTRIBUTE]: isToggled ? 'clicked' : '', ...seeks('settle') }}
      >
        {wantsRotation !== false && (
          <span>
            <Icon path="M7 5h3v14H7zm7 0h3v14h-3z" />
            <span className="visually-hidden" suppressHydrationWarning>
              {messages.pause}
            </span>
          </span>
        )}
        {wantsRotation !== true && (
          <span>
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
        {...seeks('previous')}
      >
        <Icon path="M14.5 5 7.5 12l7 7 2-2-5-5 5-5z" />
      </button>
      <button
        type="button"
        aria-label={messages.next}
        onClick={() => onSlide(1)}
        {...seeks('next')}
      >
        <Icon path="m9.5 5 7 7-7 7-2-2 5-5-5-5z" />
      </button>
    </div>
  );
}

/**
 * What the loader does at a click before hydration. Next and Previous show their slide at once.
 * Pause puts a moving slide in its place, so that it does not stop halfway.
 */
function seeks(goal: SeekGoal) {
  return { [SEEK_ATTRIBUTE]: goal };
}

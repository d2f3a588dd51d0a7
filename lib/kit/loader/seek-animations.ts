import { ROTATION_ATTRIBUTE, SEEK_ATTRIBUTE } from './island-attributes';
import { slideAt, timeOf, type Rotation } from './slide-rotation';

/**
 * Seeks the animations of an island, as the attribute of a clicked button says.
 *
 * @returns whether seeking was all that the click does, so that it is not replayed.
 */
export function seekAnimations(button: Element, island: Element): boolean {
  const goal = button.getAttribute(SEEK_ATTRIBUTE);
  const written = button.closest(`[${ROTATION_ATTRIBUTE}]`)?.getAttribute(ROTATION_ATTRIBUTE);
  if (!goal || !written) return false;
  const rotation = JSON.parse(written) as Rotation;
  const [, count, transition, unseen] = rotation;
  const animations = island.getAnimations({ subtree: true });
  // If a page arrives slowly, its animations begin in different frames. Setting all of them to one
  // time keeps them at the same slide.
  const time = Math.max(...animations.map(({ currentTime }) => Number(currentTime)));
  // A slide of which nothing is visible does not count yet. A browser may return a little less than
  // the time that the press before has set.
  const shown = slideAt(time - unseen + 1, rotation);
  // Seeking only goes forward.
  const steps = { next: 1, previous: count - 1 }[goal] ?? 0;
  for (const animation of animations) {
    const arrives = steps > 0 && animation.playState !== 'paused';
    animation.currentTime = timeOf(shown + steps, rotation) - (arrives ? transition - unseen : 0);
  }
  return steps > 0 && animations.length > 0;
}

import { SEEK_ANIMATIONS_ATTRIBUTE } from './island-attributes';

/**
 * Seeks the animations of an island, as the attribute of a clicked button says.
 *
 * @returns whether seeking was all that the click does, so that it is not replayed.
 */
export function seekAnimations(button: Element, island: Element): boolean {
  const [interval = 0, steps = 0, lead = 0] =
    button.getAttribute(SEEK_ANIMATIONS_ATTRIBUTE)?.split(' ').map(Number) ?? [];
  const animations = interval ? island.getAnimations({ subtree: true }) : [];
  // If a page arrives slowly, its animations begin in different frames. Setting all of them to one
  // time keeps them in the same interval.
  const time = Math.max(...animations.map(({ currentTime }) => Number(currentTime)));
  // A browser may return a little less than the time that the press before has set.
  const passed = Math.floor((time + lead + 1) / interval);
  for (const animation of animations) {
    const arrives = steps > 0 && animation.playState !== 'paused';
    animation.currentTime = (passed + steps) * interval - (arrives ? lead : 0);
  }
  return steps > 0 && animations.length > 0;
}

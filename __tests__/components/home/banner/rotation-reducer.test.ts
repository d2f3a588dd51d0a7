import {
  INITIAL_ROTATION,
  isRotating,
  rotationReducer,
  type RotationEvent,
} from '@/components/home/banner/rotation-reducer';

function rotatingAfter(...events: RotationEvent[]): boolean {
  return isRotating(events.reduce(rotationReducer, INITIAL_ROTATION));
}

test('rotates from the start', () => {
  expect(rotatingAfter()).toBe(true);
});

test('stops while the mouse is over it, and continues afterwards', () => {
  expect(rotatingAfter('hovered')).toBe(false);
  expect(rotatingAfter('hovered', 'left')).toBe(true);
});

test('stops for keyboard focus and does not continue by itself', () => {
  expect(rotatingAfter('focused')).toBe(false);
  expect(rotatingAfter('focused', 'hovered', 'left')).toBe(false);
});

test('stops for reduced motion', () => {
  expect(rotatingAfter('motionReduced')).toBe(false);
});

test('can be paused and played again', () => {
  expect(rotatingAfter('toggled')).toBe(false);
  expect(rotatingAfter('toggled', 'toggled')).toBe(true);
  expect(rotatingAfter('focused', 'toggled')).toBe(true);
  expect(rotatingAfter('motionReduced', 'toggled')).toBe(true);
});

test('stays paused when the mouse enters and leaves', () => {
  expect(rotatingAfter('toggled', 'hovered', 'left')).toBe(false);
});

import {
  INITIAL_ROTATION,
  isRotating,
  rotationReducer,
  type RotationEvent,
} from '@/components/home/banner/rotation-reducer';

function rotatingAfter(...events: RotationEvent[]): boolean {
  return isRotating(events.reduce(rotationReducer, INITIAL_ROTATION));
}

test('the banner turns from the start', () => {
  expect(rotatingAfter()).toBe(true);
});

test('it rests while a mouse is over it, and goes on when the mouse has left', () => {
  expect(rotatingAfter('hovered')).toBe(false);
  expect(rotatingAfter('hovered', 'left')).toBe(true);
});

test('it stops for keyboard focus, and does not go on by itself', () => {
  expect(rotatingAfter('focused')).toBe(false);
  expect(rotatingAfter('focused', 'hovered', 'left')).toBe(false);
});

test('it stops for reduced motion', () => {
  expect(rotatingAfter('motionReduced')).toBe(false);
});

test('the visitor pauses it and plays it again', () => {
  expect(rotatingAfter('toggled')).toBe(false);
  expect(rotatingAfter('toggled', 'toggled')).toBe(true);
  expect(rotatingAfter('focused', 'toggled')).toBe(true);
  expect(rotatingAfter('motionReduced', 'toggled')).toBe(true);
});

test('paused by the visitor it stays paused when the mouse comes and goes', () => {
  expect(rotatingAfter('toggled', 'hovered', 'left')).toBe(false);
});

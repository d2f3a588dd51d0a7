/** Why the banner turns or rests: the visitor's wish, and whether a mouse is over the slides. */
export interface Rotation {
  readonly wanted: boolean;
  readonly hovered: boolean;
}

export type RotationEvent =
  | 'toggled'
  /** Pause was pressed before the script arrived: it meant pause, whatever has happened since. */
  | 'pausedEarly'
  | 'hovered'
  | 'left'
  /** Focus came by keyboard: rotation stops and only the visitor starts it again (APG, carousel pattern). */
  | 'focused'
  /** The visitor's system asks for reduced motion (WCAG 2.2, 2.3.3). */
  | 'motionReduced';

export const INITIAL_ROTATION: Rotation = { wanted: true, hovered: false };

export function rotationAfter(rotation: Rotation, event: RotationEvent): Rotation {
  switch (event) {
    case 'toggled':
      return { ...rotation, wanted: !rotation.wanted };
    case 'hovered':
      return { ...rotation, hovered: true };
    case 'left':
      return { ...rotation, hovered: false };
    case 'pausedEarly':
    case 'focused':
    case 'motionReduced':
      return { ...rotation, wanted: false };
  }
}

export function isRotating({ wanted, hovered }: Rotation): boolean {
  return wanted && !hovered;
}

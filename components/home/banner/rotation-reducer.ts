/**
 * What decides whether the banner rotates: the visitor's choice, and whether a mouse is over it.
 */
export interface Rotation {
  readonly wanted: boolean;
  readonly hovered: boolean;
}

export type RotationEvent =
  | 'toggled'
  /** Pause was clicked before hydration. It always means pause, also after a hover or a focus. */
  | 'pausedBeforeHydration'
  | 'hovered'
  | 'left'
  /**
   * The keyboard focus entered the banner: rotation stops until the visitor starts it again (APG,
   * carousel pattern).
   */
  | 'focused'
  /** The visitor's system asks for reduced motion (WCAG 2.2, 2.3.3). */
  | 'motionReduced';

export const INITIAL_ROTATION: Rotation = { wanted: true, hovered: false };

export function rotationReducer(rotation: Rotation, event: RotationEvent): Rotation {
  switch (event) {
    case 'toggled':
      return { ...rotation, wanted: !rotation.wanted };
    case 'hovered':
      return { ...rotation, hovered: true };
    case 'left':
      return { ...rotation, hovered: false };
    case 'pausedBeforeHydration':
    case 'focused':
    case 'motionReduced':
      return { ...rotation, wanted: false };
  }
}

export function isRotating({ wanted, hovered }: Rotation): boolean {
  return wanted && !hovered;
}

import type { ReactNode } from 'react';

interface IconProps {
  readonly path?: string;
  /** Paths in the place of one path. */
  readonly children?: ReactNode;
}

/**
 * A filled icon of 24 by 24 px in the colour of the text. It only decorates: the words beside it
 * name it.
 */
export function Icon({ path, children }: IconProps) {
  return (
    <svg viewBox="0 0 24 24" width="24" height="24" fill="currentColor" aria-hidden="true">
      {children ?? <path d={path} />}
    </svg>
  );
}

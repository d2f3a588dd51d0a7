import type { CopyPicture } from '@/lib/region/copy';
import styles from './picture.module.css';

interface PictureProps {
  readonly picture: CopyPicture;
  /** The room the picture takes, as the `sizes` attribute wants it. */
  readonly sizes: string;
  /** The first slide's picture is wanted at once; every other waits until it is near the screen. */
  readonly urgent?: boolean;
}

/** A rendered picture as AVIF at the widths that screens need, and one WebP for browsers that lack it. */
export function Picture({ picture: { files, alt }, sizes, urgent = false }: PictureProps) {
  return (
    <picture className={styles.picture}>
      <source type="image/avif" srcSet={sourceSet(files.avif)} sizes={sizes} />
      <img
        src={files.webp}
        width={files.width}
        height={files.height}
        alt={alt}
        decoding="async"
        loading={urgent ? undefined : 'lazy'}
        fetchPriority={urgent ? 'high' : 'low'}
      />
    </picture>
  );
}

/** Keys that are whole numbers come in ascending order (ECMA-262, OrdinaryOwnPropertyKeys). */
function sourceSet(files: Readonly<Record<string, string>>): string {
  return Object.entries(files)
    .map(([width, href]) => `${href} ${width}w`)
    .join(', ');
}

import type { CopyPicture } from '@/lib/region/copy';
import styles from './picture.module.css';

interface PictureProps {
  readonly picture: CopyPicture;
  /** The width of the picture, in the syntax of the `sizes` attribute. */
  readonly sizes: string;
  /**
   * Loads the picture at once with high priority. Other pictures load when they are near the
   * screen.
   */
  readonly priority?: boolean;
}

/** A picture as AVIF at several widths, with one WebP for browsers without AVIF. */
export function Picture({ picture: { files, alt }, sizes, priority = false }: PictureProps) {
  return (
    <picture className={styles.picture}>
      <source type="image/avif" srcSet={sourceSet(files.avif)} sizes={sizes} />
      <img
        src={files.webp}
        width={files.width}
        height={files.height}
        alt={alt}
        decoding="async"
        loading={priority ? undefined : 'lazy'}
        fetchPriority={priority ? 'high' : 'low'}
      />
    </picture>
  );
}

/** Integer keys come in ascending order (ECMA-262, OrdinaryOwnPropertyKeys). */
function sourceSet(files: Readonly<Record<string, string>>): string {
  return Object.entries(files)
    .map(([width, href]) => `${href} ${width}w`)
    .join(', ');
}

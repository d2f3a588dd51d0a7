import type { CopyPicture } from '@/lib/region/copy';
import styles from './picture.module.css';

interface PictureProps {
  readonly picture: CopyPicture;
  /** The room the picture takes, as the `sizes` attribute wants it. */
  readonly sizes: string;
  /** The first slide's picture is wanted at once; every other waits until it is near the screen. */
  readonly urgent?: boolean;
}

/** A rendered picture as AVIF, with WebP for browsers that lack it, at the widths that screens need. */
export function Picture({ picture: { files, alt }, sizes, urgent = false }: PictureProps) {
  const webp = widths(files.webp);
  return (
    <picture className={styles.picture}>
      <source type="image/avif" srcSet={sourceSet(files.avif)} sizes={sizes} />
      <img
        src={webp[0]?.[1]}
        srcSet={sourceSet(files.webp)}
        sizes={sizes}
        width={files.width}
        height={files.height}
        alt={alt}
        decoding="async"
        loading={urgent ? 'eager' : 'lazy'}
        fetchPriority={urgent ? 'high' : 'low'}
      />
    </picture>
  );
}

function widths(files: Readonly<Record<string, string>>): [number, string][] {
  return Object.entries(files)
    .map(([width, href]): [number, string] => [Number(width), href])
    .sort(([one], [other]) => one - other);
}

function sourceSet(files: Readonly<Record<string, string>>): string {
  return widths(files)
    .map(([width, href]) => `${href} ${width}w`)
    .join(', ');
}

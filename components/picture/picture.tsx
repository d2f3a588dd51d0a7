import type { CopyPicture } from '@/lib/region/copy-types';
import './picture.css';

interface PictureProps {
  readonly picture: CopyPicture;
  /** The width of the picture, in the syntax of the `sizes` attribute. */
  readonly sizes: string;
  /** Loads the picture at once. Other pictures load when they are near the screen. */
  readonly eager?: boolean;
}

/**
 * A picture as AVIF at several widths, with one WebP for browsers without AVIF.
 *
 * Every picture has low priority, the first one too: the largest element of the page is a heading.
 * On a slow network, a picture with high priority delays the font of that heading.
 */
export function Picture({ picture: { files, alt }, sizes, eager = false }: PictureProps) {
  // Integer keys come in ascending order (ECMA-262, OrdinaryOwnPropertyKeys).
  const sources = Object.entries(files.avif).map(([width, href]) => `${href} ${width}w`);
  return (
    <picture className="picture">
      <source type="image/avif" srcSet={sources.join(', ')} sizes={sizes} />
      <img
        src={files.webp}
        width={files.width}
        height={files.height}
        alt={alt}
        decoding="async"
        loading={eager ? undefined : 'lazy'}
        fetchPriority="low"
        data-opaque={files.opaque}
      />
    </picture>
  );
}

import type { PictureFiles } from '@/lib/region/copy-types';
import './picture.css';

interface BackgroundPictureProps {
  /** The class of the picture's background rule. */
  readonly name: string;
  readonly files: PictureFiles;
  /** Without it, the picture is decorative. */
  readonly alt?: string | undefined;
}

/**
 * A picture of a section that is hidden when the page opens. Browsers load a background
 * when its section is shown. A lazy `img` would wait for that, too, but while one waits, Chromium
 * computes styles in every frame in which the banner moves.
 */
export function BackgroundPicture({
  name,
  files: { avif, webp, opaque },
  alt,
}: BackgroundPictureProps) {
  // The two largest: a background has no `sizes`, and phones have dense screens.
  const [phone, larger = phone] = Object.values(avif).slice(-2);
  const rule = (file = '') => `.${name}{background-image:url(${file})}`;
  return (
    <div
      className={`picture ${name}`}
      data-opaque={opaque}
      {...(alt && { role: 'img', 'aria-label': alt })}
    >
      <style href={name} precedence="next">
        {[
          rule(webp),
          // Every browser that supports types in image-set() also has AVIF.
          '@supports (background-image:image-set(url("a") type("image/avif"))){',
          `${rule(phone)}@media (min-width:36rem){${rule(larger)}}}`,
        ].join('')}
      </style>
    </div>
  );
}

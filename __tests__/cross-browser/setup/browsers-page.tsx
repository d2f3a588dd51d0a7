import { Gallery } from '@/lib/tools/gallery/gallery';
import { standalonePage } from '@/lib/tools/gallery/standalone-page';
import type { StatePicture } from '@/lib/tools/gallery/take-screenshots';
import { OTHER_BROWSERS } from './browsers';

/** The page that shows each state of the page with one column for each browser. */
export function browsersPage(pictures: readonly StatePicture[], styles: string): string {
  const untested = OTHER_BROWSERS.filter(
    (browser) => !pictures.some(({ variant }) => variant === browser),
  );
  return standalonePage(
    'Other browsers',
    styles,
    <>
      <h1>Other browsers</h1>
      <Gallery
        pictures={pictures}
        introduction={`Each browser shows its last run. Not tested: ${untested.join(', ') || 'none'}.`}
      />
    </>,
  );
}

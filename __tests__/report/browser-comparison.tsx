import { groups } from 'd3-array';
import { capitalised } from '@/lib/tools/gallery/capitalised';
import { DEVICES } from '@/lib/tools/gallery/devices';
import type { BrowserPicture } from '../cross-browser/setup/browser-pictures';
import { OTHER_BROWSERS } from '../cross-browser/setup/browsers';

/** A screenshot of another browser, as a data URL. */
export interface ShownBrowserPicture extends BrowserPicture {
  readonly takenAt: Date;
  readonly source: string;
}

interface BrowserComparisonProps {
  /** In the order of the browsers. */
  readonly pictures: readonly ShownBrowserPicture[];
}

/** Each state of the page in the other browsers, side by side. */
export function BrowserComparison({ pictures }: BrowserComparisonProps) {
  const untested = OTHER_BROWSERS.filter(
    (name) => !pictures.some(({ browser }) => browser === name),
  );
  const states = groups(pictures, titleOf).sort(([one], [other]) => one.localeCompare(other));
  return (
    <section id="browsers" aria-labelledby="browsers-heading">
      <h2 id="browsers-heading">Other browsers</h2>
      <p className="lead">
        {pictures.length > 0 && (
          <>
            The last run of <code>npm run test:browsers</code> took these pictures on{' '}
            {dateOf(pictures)}.{' '}
          </>
        )}
        {untested.length > 0 && (
          <>
            Not tested: {untested.join(', ')}. <code>npm run test:browsers</code> tests each browser
            that is installed.
          </>
        )}
      </p>
      {states.map(([title, own]) => (
        <article key={title}>
          <h3>{title}</h3>
          <div
            className="columns"
            data-device={own.map(deviceOf)[0]}
            tabIndex={0}
            role="region"
            aria-label={`${title}, by browser`}
          >
            {own.map(({ browser, source }) => (
              <figure key={browser}>
                <figcaption>{browser}</figcaption>
                <img src={source} alt={`${title}, in ${browser}`} />
              </figure>
            ))}
          </div>
        </article>
      ))}
    </section>
  );
}

function titleOf(picture: BrowserPicture): string {
  return `${picture.state}, ${capitalised(picture.region)}, ${deviceOf(picture).toLowerCase()}`;
}

function deviceOf({ width }: BrowserPicture): string {
  return DEVICES.find((device) => device.width === width)?.name ?? `${width} px`;
}

function dateOf(pictures: readonly ShownBrowserPicture[]): string {
  const newest = new Date(Math.max(...pictures.map(({ takenAt }) => takenAt.getTime())));
  return newest.toLocaleString('en-GB', { dateStyle: 'long', timeStyle: 'short' });
}

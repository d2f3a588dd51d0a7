import { capitalised } from '@/lib/gallery/capitalised';
import { DEVICES, PAGE_STATES } from '@/lib/gallery/page-states';
import type { BrowserPicture } from '../cross-browser/setup/browser-pictures';
import { OTHER_BROWSERS } from '../cross-browser/setup/browsers';

/** A screenshot of another browser, as a data URL. */
export interface ShownBrowserPicture extends BrowserPicture {
  readonly takenAt: Date;
  readonly source: string;
}

interface BrowserComparisonProps {
  readonly pictures: readonly ShownBrowserPicture[];
}

/**
 * The states of the page as other browsers show them: a row for each state, a column for each
 * browser.
 */
export function BrowserComparison({ pictures }: BrowserComparisonProps) {
  const tested = OTHER_BROWSERS.filter((name) => pictures.some(({ browser }) => browser === name));
  const untested = OTHER_BROWSERS.filter((name) => !tested.includes(name));
  const titles = [...new Set([...pictures].sort(byState).map(titleOf))];
  return (
    <section id="browsers" aria-labelledby="browsers-heading">
      <h2 id="browsers-heading">Other browsers</h2>
      <p className="lead">
        {tested.length > 0 && (
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
      {titles.map((title) => (
        <article key={title}>
          <h3>{title}</h3>
          <div
            className="columns"
            data-device={pictures.filter((picture) => titleOf(picture) === title).map(deviceOf)[0]}
            tabIndex={0}
            role="region"
            aria-label={`${title}, by browser`}
          >
            {tested.map((browser) => (
              <Column
                key={browser}
                browser={browser}
                picture={pictures.find(
                  (picture) => picture.browser === browser && titleOf(picture) === title,
                )}
              />
            ))}
          </div>
        </article>
      ))}
    </section>
  );
}

interface ColumnProps {
  readonly browser: string;
  readonly picture: ShownBrowserPicture | undefined;
}

function Column({ browser, picture }: ColumnProps) {
  return (
    <figure>
      <figcaption>{browser}</figcaption>
      {picture ? (
        <img src={picture.source} alt={`${titleOf(picture)}, in ${browser}`} />
      ) : (
        <p className="quiet">No picture: the test failed before.</p>
      )}
    </figure>
  );
}

/** The order of the gallery: Home first, and the phone before the desktop. */
function byState(one: BrowserPicture, other: BrowserPicture): number {
  return (
    stateIndex(one) - stateIndex(other) ||
    one.state.localeCompare(other.state) ||
    one.width - other.width ||
    one.region.localeCompare(other.region)
  );
}

/** States that the gallery does not show come last. */
function stateIndex({ state }: BrowserPicture): number {
  const index = PAGE_STATES.findIndex(({ name }) => name === state);
  return index < 0 ? PAGE_STATES.length : index;
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

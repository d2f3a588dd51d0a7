import { Gallery } from '@/lib/tools/gallery/gallery';
import { standalonePage } from '@/lib/tools/gallery/standalone-page';
import type { StatePicture } from '@/lib/tools/gallery/take-screenshots';
import { BrowserComparison, type ShownBrowserPicture } from './browser-comparison';
import { FailedTests, TestList } from './test-list';
import type { ReportedTest } from './test-results';

export interface Report {
  readonly tests: readonly ReportedTest[];
  readonly pictures: readonly StatePicture[];
  readonly browserPictures: readonly ShownBrowserPicture[];
  /** The screenshots of failed tests, as data URLs by their path. */
  readonly screenshots: Readonly<Record<string, string>>;
  readonly startedAt: Date;
  readonly milliseconds: number;
}

const INTRODUCTION =
  'The variants of the site side by side: in English with the example company that appears until the ' +
  'settings name another, and in the local languages with companies that set everything. ' +
  'A long page scrolls inside its picture.';

/** Renders the report as one HTML page without scripts and other files. */
export function reportPage(report: Report, styles: string): string {
  const { tests, pictures, browserPictures, screenshots, startedAt, milliseconds } = report;
  const failed = tests.filter(({ outcome }) => outcome === 'failed');
  const summary = summaryOf(tests);
  return standalonePage(
    summary,
    styles,
    <>
      <header className={failed.length > 0 ? 'result failed' : 'result passed'}>
        <h1>{summary}</h1>
        <p>
          Tests started on{' '}
          <time dateTime={startedAt.toISOString()}>
            {startedAt.toLocaleString('en-GB', { dateStyle: 'long', timeStyle: 'short' })}
          </time>{' '}
          and took {Math.round(milliseconds / 1000)} s.
        </p>
        <nav aria-label="Parts of this report">
          {failed.length > 0 && <a href="#failed">Failed tests</a>}
          {pictures.length > 0 && <a href="#pictures">Pictures</a>}
          <a href="#browsers">Other browsers</a>
          <a href="#tests">All tests</a>
        </nav>
      </header>
      <main>
        {failed.length > 0 && <FailedTests tests={failed} screenshots={screenshots} />}
        {pictures.length > 0 && <Gallery pictures={pictures} introduction={INTRODUCTION} />}
        <BrowserComparison pictures={browserPictures} />
        <TestList tests={tests} />
      </main>
    </>,
  );
}

function summaryOf(tests: readonly ReportedTest[]): string {
  const count = (wanted: ReportedTest['outcome']) =>
    tests.filter(({ outcome }) => outcome === wanted).length;
  const [passed, failed, skipped] = [count('passed'), count('failed'), count('skipped')];
  return `${failed > 0 ? `${failed} failed, ` : ''}${passed} passed, ${skipped} skipped`;
}

import { counted, duration } from '@/__tests__/report/format';
import { Gallery } from '@/lib/tools/gallery/gallery';
import { standalonePage } from '@/lib/tools/gallery/standalone-page';
import type { StatePicture } from '@/lib/tools/gallery/take-screenshots';
import { BrowserComparison, type ShownBrowserPicture } from './browser-comparison';
import { FailedTests } from './failed-tests';
import { TestList } from './test-list';
import { testsIn, type TestFile } from './test-results';

export interface Report {
  readonly files: readonly TestFile[];
  readonly pictures: readonly StatePicture[];
  readonly browserPictures: readonly ShownBrowserPicture[];
  /** The screenshots of failed tests, as data URLs by their path. */
  readonly screenshots: Readonly<Record<string, string>>;
  readonly startedAt: Date;
  readonly milliseconds: number;
}

const INTRODUCTION =
  'The editions of the site side by side: in English with the example company that appears until the ' +
  'settings name another, and in the local languages with companies that set everything. ' +
  'A long page scrolls inside its picture.';

/** Renders the report as one HTML page without scripts and other files. */
export function reportPage(report: Report, styles: string): string {
  const { files, pictures, browserPictures, screenshots, startedAt, milliseconds } = report;
  const failed = testsIn(files, 'failed').length;
  const summary = summaryOf(files);
  return standalonePage(
    summary,
    styles,
    <>
      <header className={failed > 0 ? 'result failed' : 'result passed'}>
        <h1>{summary}</h1>
        <p>
          Tests started on{' '}
          <time dateTime={startedAt.toISOString()}>
            {startedAt.toLocaleString('en-GB', { dateStyle: 'long', timeStyle: 'short' })}
          </time>{' '}
          and took {duration(milliseconds)}.
        </p>
        <nav aria-label="Parts of this report">
          {failed > 0 && <a href="#failed">Failed tests</a>}
          {pictures.length > 0 && <a href="#pictures">Pictures</a>}
          <a href="#browsers">Other browsers</a>
          <a href="#tests">All tests</a>
        </nav>
      </header>
      <main>
        {failed > 0 && <FailedTests files={files} screenshots={screenshots} />}
        {pictures.length > 0 && <Gallery pictures={pictures} introduction={INTRODUCTION} />}
        <BrowserComparison pictures={browserPictures} />
        <TestList files={files} />
      </main>
    </>,
  );
}

function summaryOf(files: readonly TestFile[]): string {
  const all = testsIn(files).length;
  const failed = testsIn(files, 'failed').length;
  const skipped = testsIn(files, 'skipped').length;
  if (failed > 0) return `${counted(failed)} of ${counted(all, 'test')} failed`;
  if (all === skipped) return 'No test was run';
  return skipped > 0
    ? `${counted(all - skipped, 'test')} passed, ${counted(skipped)} skipped`
    : `All ${counted(all, 'test')} passed`;
}

import { Gallery } from '@/lib/tools/gallery/gallery';
import { standalonePage } from '@/lib/tools/gallery/standalone-page';
import type { StatePicture } from '@/lib/tools/gallery/take-screenshots';

/** Jest's results for one file, as far as the report needs them. */
interface FileResult {
  readonly testFilePath: string;
  /** What Jest prints about the failures of the file, without terminal colours. */
  readonly failureMessage: string;
  readonly testResults: readonly { readonly fullName: string; readonly status: string }[];
  /** The screenshots that the failures name, as data URLs. A path contains the title of a test. */
  readonly screenshots: readonly { readonly path: string; readonly source: string }[];
}

interface Report {
  readonly files: readonly FileResult[];
  readonly pictures: readonly StatePicture[];
  readonly startedAt: Date;
}

const INTRODUCTION =
  'The variants of the site side by side: in English with the example company that appears until the ' +
  'settings name another, and in the local languages with companies that set everything.';

/** Renders the report as one HTML page without scripts and other files. */
export function reportPage({ files, pictures, startedAt }: Report, styles: string): string {
  const failed = files.filter(({ failureMessage }) => failureMessage);
  const summary = summaryOf(files);
  return standalonePage(
    summary,
    styles,
    <>
      <h1 className={failed.length > 0 ? 'failed' : 'passed'}>{summary}</h1>
      <p>
        Tests started on{' '}
        {startedAt.toLocaleString('en-GB', { dateStyle: 'long', timeStyle: 'short' })}.{' '}
        <a href="#pictures">Pictures</a> <a href="#tests">All tests</a>
      </p>
      {failed.length > 0 && <h2>Failed tests</h2>}
      {failed.map(({ testFilePath, failureMessage, screenshots }) => (
        <article key={testFilePath}>
          <h3>{testFilePath}</h3>
          <pre>{failureMessage}</pre>
          {screenshots.map(({ path, source }) => (
            <figure key={path}>
              <figcaption>{path}</figcaption>
              <img src={source} alt={path} />
            </figure>
          ))}
        </article>
      ))}
      {pictures.length > 0 && <Gallery pictures={pictures} introduction={INTRODUCTION} />}
      <h2 id="tests">All tests</h2>
      {files.map(({ testFilePath, testResults }) => (
        <details key={testFilePath}>
          <summary>{testFilePath}</summary>
          <ul>
            {testResults.map(({ fullName, status }, index) => (
              <li key={index} className={status}>
                {fullName}
                {status !== 'passed' && `, ${status}`}
              </li>
            ))}
          </ul>
        </details>
      ))}
    </>,
  );
}

/** A file that could not run has no tests, and counts as a failed one. */
function summaryOf(files: readonly FileResult[]): string {
  const outcomes = files.flatMap(({ testResults, failureMessage }) =>
    testResults.length === 0 && failureMessage
      ? ['failed']
      : testResults.map((test) => test.status),
  );
  const count = (...wanted: string[]) =>
    outcomes.filter((outcome) => wanted.includes(outcome)).length;
  const skipped = outcomes.length - count('passed', 'failed');
  return `${count('failed')} failed, ${count('passed')} passed, ${skipped} skipped`;
}

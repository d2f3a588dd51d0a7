import { groups } from 'd3-array';
import type { ReportedTest } from './test-results';

/** Every test with its outcome and duration, by file. */
export function TestList({ tests }: { readonly tests: readonly ReportedTest[] }) {
  const files = groups(tests, ({ file }) => file).sort(([one], [other]) =>
    one.localeCompare(other),
  );
  return (
    <section id="tests" aria-labelledby="tests-heading">
      <h2 id="tests-heading">All tests</h2>
      {files.map(([file, own]) => (
        <details key={file}>
          <summary>
            <code>{file}</code>{' '}
            <span className="quiet">
              {own.length}
              {own.some(({ outcome }) => outcome === 'failed') && ', with failures'}
            </span>
          </summary>
          <ul>
            {own.map(({ title, outcome, milliseconds }, index) => (
              <li key={index} className={outcome}>
                {title}{' '}
                <span className="quiet">
                  {outcome === 'passed' ? `${(milliseconds / 1000).toFixed(1)} s` : outcome}
                </span>
              </li>
            ))}
          </ul>
        </details>
      ))}
    </section>
  );
}

interface FailedTestsProps {
  readonly tests: readonly ReportedTest[];
  /** The screenshots as data URLs, by their path. */
  readonly screenshots: Readonly<Record<string, string>>;
}

/** Each failed test with its message and its screenshots. */
export function FailedTests({ tests, screenshots }: FailedTestsProps) {
  return (
    <section id="failed" aria-labelledby="failed-heading">
      <h2 id="failed-heading">Failed tests</h2>
      {tests.map(({ file, title, message, screenshots: paths }, index) => (
        <article key={index} className="failure">
          <div className="message">
            <h3>{title}</h3>
            <code>{file}</code>
            <pre tabIndex={0} role="region" aria-label={`Failure message: ${title}`}>
              {message}
            </pre>
          </div>
          {paths.map(
            (path) =>
              screenshots[path] && (
                <img
                  key={path}
                  src={screenshots[path]}
                  alt={`What the page looked like when this test failed: ${title}`}
                />
              ),
          )}
        </article>
      ))}
    </section>
  );
}

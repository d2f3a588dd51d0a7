import type { TestFile } from './test-results';

interface FailedTestsProps {
  readonly files: readonly TestFile[];
  readonly screenshots: Readonly<Record<string, string>>;
}

/** Each failed test with its message and its screenshots. */
export function FailedTests({ files, screenshots }: FailedTestsProps) {
  const failed = files.flatMap(({ file, groups }) =>
    groups.flatMap(({ title, tests }) =>
      tests
        .filter(({ outcome }) => outcome === 'failed')
        .map((test) => ({ file, group: title, ...test })),
    ),
  );
  return (
    <section id="failed" aria-labelledby="failed-heading">
      <h2 id="failed-heading">Failed tests</h2>
      {failed.map(({ file, group, title, message, screenshots: paths }, index) => (
        <article key={index} className="failure">
          <div className="message">
            <h3>{title}</h3>
            <p className="quiet">
              {group && <>{group}. </>}
              <code>{file}</code>
            </p>
            <pre tabIndex={0} role="region" aria-label={`Failure message: ${title}`}>
              {message}
            </pre>
          </div>
          {paths.map(
            (path) =>
              screenshots[path] && (
                <figure key={path}>
                  <img src={screenshots[path]} alt={`Screenshot of the failure: ${title}`} />
                  <figcaption className="quiet">What the page looked like</figcaption>
                </figure>
              ),
          )}
        </article>
      ))}
    </section>
  );
}

import type { Chapter } from './promises';

interface BrokenPromisesProps {
  readonly chapters: readonly Chapter[];
  readonly screenshots: Readonly<Record<string, string>>;
}

/** What has to be looked at before anything else: each broken promise, what was seen, and a picture of it. */
export function BrokenPromises({ chapters, screenshots }: BrokenPromisesProps) {
  const broken = chapters.flatMap(({ file, topics }) =>
    topics.flatMap(({ title, promises }) =>
      promises
        .filter(({ outcome }) => outcome === 'broken')
        .map((promise) => ({ file, title, ...promise })),
    ),
  );
  return (
    <section id="broken" aria-labelledby="broken-heading">
      <h2 id="broken-heading">What is broken</h2>
      {broken.map(({ file, title, words, message, screenshots: paths }, index) => (
        <article key={index} className="failure">
          <div className="told">
            <h3>{words}</h3>
            <p className="quiet">
              {title && <>{title}. </>}
              <code>{file}</code>
            </p>
            <pre tabIndex={0} role="region" aria-label={`What was seen: ${words}`}>
              {message}
            </pre>
          </div>
          {paths.map(
            (path) =>
              screenshots[path] && (
                <figure key={path}>
                  <img src={screenshots[path]} alt={`The page when this failed: ${words}`} />
                  <figcaption className="quiet">The page at that moment</figcaption>
                </figure>
              ),
          )}
        </article>
      ))}
    </section>
  );
}

import { promisesIn, type Chapter, type Outcome, type SitePromise } from './promises';
import { counted, duration } from '@/lib/gallery/wording';

/** What the tests of each Jest project stand on, those that a visitor would notice first. */
const PARTS = [
  {
    project: 'browser',
    title: 'As a visitor meets it',
    text: 'Tried in a real browser, against the very files that go online.',
  },
  { project: 'components', title: 'The parts of the page', text: 'Each part by itself.' },
  {
    project: 'lib',
    title: 'The rules behind it',
    text: 'Settings, copy, colours, the export, and what is prepared for the loan app.',
  },
];

const MARKS: Readonly<Record<Outcome, { path: string; word: string }>> = {
  kept: { path: 'm5 12.5 4.5 4.5L19 7.5', word: 'kept' },
  broken: { path: 'm7 7 10 10M17 7 7 17', word: 'broken' },
  untried: { path: 'M7 12h10', word: 'not tried' },
};

/** Every promise with its result and the time it took, a chapter for each file. */
export function PromiseList({ chapters }: { readonly chapters: readonly Chapter[] }) {
  return (
    <section id="promises" aria-labelledby="promises-heading">
      <h2 id="promises-heading">What is promised</h2>
      {PARTS.map(({ project, title, text }) => {
        const own = chapters.filter((chapter) => chapter.project === project);
        return (
          own.length > 0 && (
            <div key={project} className="part">
              <h3>{title}</h3>
              <p className="quiet">{text}</p>
              {own.map((chapter) => (
                <ChapterDetails key={chapter.file} chapter={chapter} />
              ))}
            </div>
          )
        );
      })}
    </section>
  );
}

function ChapterDetails({ chapter }: { readonly chapter: Chapter }) {
  const all = promisesIn([chapter]);
  const broken = promisesIn([chapter], 'broken').length;
  const untried = promisesIn([chapter], 'untried').length;
  const time = all.reduce((sum, { milliseconds }) => sum + milliseconds, 0);
  const result = [
    counted(all.length, 'promise'),
    ...(broken > 0 ? [`${counted(broken)} broken`] : []),
    ...(untried > 0 ? [`${counted(untried)} not tried`] : []),
  ];
  return (
    <details open={broken > 0}>
      <summary>
        <Mark outcome={broken > 0 ? 'broken' : untried === all.length ? 'untried' : 'kept'} />
        <h4>{chapter.title}</h4>
        <span className="quiet">
          {result.join(', ')} · {duration(time)}
        </span>
      </summary>
      {chapter.topics.map(({ title, promises }) => (
        <div key={title} className="topic">
          {title && <h5>{title}</h5>}
          <ul>
            {promises.map((promise, index) => (
              <PromiseItem key={index} promise={promise} />
            ))}
          </ul>
        </div>
      ))}
    </details>
  );
}

function PromiseItem({
  promise: { outcome, words, milliseconds },
}: {
  readonly promise: SitePromise;
}) {
  return (
    <li>
      <Mark outcome={outcome} />
      <span>{words}</span>
      <span className="quiet time">{duration(milliseconds)}</span>
    </li>
  );
}

function Mark({ outcome }: { readonly outcome: Outcome }) {
  const { path, word } = MARKS[outcome];
  return (
    <svg className={`mark ${outcome}`} role="img" aria-label={word} viewBox="0 0 24 24">
      <path d={path} />
    </svg>
  );
}

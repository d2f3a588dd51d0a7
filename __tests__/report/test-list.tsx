import { counted, duration } from '@/__tests__/report/format';
import { testsIn, type Outcome, type ReportedTest, type TestFile } from './test-results';

/** The Jest projects, in the order of the report. */
const PARTS = [
  {
    project: 'browser',
    title: 'In the browser',
    text: 'These tests open the exported files in a real browser.',
  },
  { project: 'components', title: 'Components', text: 'These tests render single components.' },
  {
    project: 'lib',
    title: 'Modules',
    text: 'These tests cover settings, copy, colours, the export and the modules for the loan app.',
  },
];

const MARKS: Readonly<Record<Outcome, { path: string; word: string }>> = {
  passed: { path: 'm5 12.5 4.5 4.5L19 7.5', word: 'passed' },
  failed: { path: 'm7 7 10 10M17 7 7 17', word: 'failed' },
  skipped: { path: 'M7 12h10', word: 'skipped' },
};

/** Every test with its result and duration, by file. */
export function TestList({ files }: { readonly files: readonly TestFile[] }) {
  return (
    <section id="tests" aria-labelledby="tests-heading">
      <h2 id="tests-heading">All tests</h2>
      {PARTS.map(({ project, title, text }) => {
        const own = files.filter((file) => file.project === project);
        return (
          own.length > 0 && (
            <div key={project} className="part">
              <h3>{title}</h3>
              <p className="quiet">{text}</p>
              {own.map((file) => (
                <FileDetails key={file.file} file={file} />
              ))}
            </div>
          )
        );
      })}
    </section>
  );
}

function FileDetails({ file }: { readonly file: TestFile }) {
  const all = testsIn([file]);
  const failed = testsIn([file], 'failed').length;
  const skipped = testsIn([file], 'skipped').length;
  const time = all.reduce((sum, { milliseconds }) => sum + milliseconds, 0);
  const result = [
    counted(all.length, 'test'),
    ...(failed > 0 ? [`${counted(failed)} failed`] : []),
    ...(skipped > 0 ? [`${counted(skipped)} skipped`] : []),
  ];
  return (
    <details open={failed > 0}>
      <summary>
        <Mark outcome={failed > 0 ? 'failed' : skipped === all.length ? 'skipped' : 'passed'} />
        <h4>{file.title}</h4>
        <span className="quiet">
          {result.join(', ')} · {duration(time)}
        </span>
      </summary>
      {file.groups.map(({ title, tests }) => (
        <div key={title} className="group">
          {title && <h5>{title}</h5>}
          <ul>
            {tests.map((test, index) => (
              <TestItem key={index} test={test} />
            ))}
          </ul>
        </div>
      ))}
    </details>
  );
}

function TestItem({ test: { outcome, title, milliseconds } }: { readonly test: ReportedTest }) {
  return (
    <li>
      <Mark outcome={outcome} />
      <span>{title}</span>
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

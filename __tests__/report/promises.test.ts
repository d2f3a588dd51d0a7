import { chaptersOf, promisesIn, type FileResult } from './promises';

const ROOT = '/somewhere/site';

function result(
  file: string,
  tests: Partial<FileResult['testResults'][number]>[],
  further: Partial<FileResult> = {},
): FileResult {
  return {
    testFilePath: `${ROOT}/__tests__/${file}`,
    displayName: { name: 'browser' },
    testResults: tests.map((test) => ({
      ancestorTitles: [],
      title: 'holds',
      status: 'passed',
      duration: 5,
      failureMessages: [],
      ...test,
    })),
    ...further,
  };
}

test('a file is a chapter, its groups of tests are topics, and the regions are written as names', () => {
  const [chapter] = chaptersOf(
    [
      result('browser/contact-form.test.ts', [
        { ancestorTitles: ['the site of india', 'at 320 px'], title: 'answers', duration: 1200 },
        { ancestorTitles: ['the site of indonesia'], title: 'answers' },
        { ancestorTitles: ['the site of india', 'at 320 px'], title: 'keeps what was typed' },
      ]),
    ],
    ROOT,
  );

  expect(chapter).toMatchObject({
    project: 'browser',
    title: 'Sending a message',
    file: '__tests__/browser/contact-form.test.ts',
  });
  expect(
    chapter?.topics.map(({ title, promises }) => [title, promises.map(({ words }) => words)]),
  ).toEqual([
    ['The site of India, at 320 px', ['Answers', 'Keeps what was typed']],
    ['The site of Indonesia', ['Answers']],
  ]);
  expect(chapter?.topics[0]?.promises[0]?.milliseconds).toBe(1200);
});

test('chapters with a broken promise come first, the others by their names', () => {
  const chapters = chaptersOf(
    [
      result('browser/b.test.ts', [{}]),
      result('browser/c.test.ts', [{}, { status: 'failed' }]),
      result('browser/a.test.ts', [{}]),
    ],
    ROOT,
  );

  expect(chapters.map(({ title }) => title)).toEqual(['C', 'A', 'B']);
});

test('what was skipped is not kept', () => {
  const chapters = chaptersOf(
    [result('browser/a.test.ts', [{ status: 'pending', duration: null }, { status: 'todo' }, {}])],
    ROOT,
  );

  expect(promisesIn(chapters, 'kept')).toHaveLength(1);
  expect(promisesIn(chapters, 'untried')).toHaveLength(2);
});

test('a file that could not run is a broken promise', () => {
  const chapters = chaptersOf(
    [result('browser/a.test.ts', [], { failureMessage: 'SyntaxError: no' })],
    ROOT,
  );

  expect(promisesIn(chapters)).toEqual([
    expect.objectContaining({ outcome: 'broken', message: 'SyntaxError: no' }),
  ]);
});

test('a failure is told without colours and without the path of this machine, and names its pictures once', () => {
  const message = [
    '\u001b[31mExpected: 1000\u001b[39m',
    'Screenshot: reports/failures/a toast.png',
    `    at ${ROOT}/__tests__/a.test.ts:3:4`,
    'Cause:',
    '    Screenshot: reports/failures/a toast.png"',
  ].join('\n');

  const [promise] = promisesIn(
    chaptersOf(
      [result('browser/a.test.ts', [{ status: 'failed', failureMessages: [message] }])],
      ROOT,
    ),
  );

  expect(promise?.message).toMatch(/^Expected: 1000\nScreenshot/);
  expect(promise?.message).toContain('at __tests__/a.test.ts:3:4');
  expect(promise?.screenshots).toEqual(['reports/failures/a toast.png']);
});

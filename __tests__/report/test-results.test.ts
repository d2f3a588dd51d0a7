import { testFilesIn, testsIn, type FileResult } from './test-results';

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

test('a test file has a title and groups, and the names of regions are capitalised', () => {
  const [file] = testFilesIn(
    [
      result('browser/contact-form.test.ts', [
        { ancestorTitles: ['the site of india', 'at 320 px'], title: 'answers', duration: 1200 },
        { ancestorTitles: ['the site of indonesia'], title: 'answers' },
        { ancestorTitles: ['the site of india', 'at 320 px'], title: 'keeps what was typed' },
      ]),
    ],
    ROOT,
  );

  expect(file).toMatchObject({
    project: 'browser',
    title: 'Contact form',
    file: '__tests__/browser/contact-form.test.ts',
  });
  expect(file?.groups.map(({ title, tests }) => [title, tests.map(({ title }) => title)])).toEqual([
    ['The site of India, at 320 px', ['Answers', 'Keeps what was typed']],
    ['The site of Indonesia', ['Answers']],
  ]);
  expect(file?.groups[0]?.tests[0]?.milliseconds).toBe(1200);
});

test('files with a failed test come first, the others in the order of their names', () => {
  const files = testFilesIn(
    [
      result('browser/b.test.ts', [{}]),
      result('browser/c.test.ts', [{}, { status: 'failed' }]),
      result('browser/a.test.ts', [{}]),
    ],
    ROOT,
  );

  expect(files.map(({ title }) => title)).toEqual(['C', 'A', 'B']);
});

test('a skipped test is not a passed one', () => {
  const files = testFilesIn(
    [result('browser/a.test.ts', [{ status: 'pending', duration: null }, { status: 'todo' }, {}])],
    ROOT,
  );

  expect(testsIn(files, 'passed')).toHaveLength(1);
  expect(testsIn(files, 'skipped')).toHaveLength(2);
});

test('a file that could not run is a failed test', () => {
  const files = testFilesIn(
    [result('browser/a.test.ts', [], { failureMessage: 'SyntaxError: no' })],
    ROOT,
  );

  expect(testsIn(files)).toEqual([
    expect.objectContaining({ outcome: 'failed', message: 'SyntaxError: no' }),
  ]);
});

test('a failure message has no colours and no path of this machine, and names each screenshot once', () => {
  const message = [
    '\u001b[31mExpected: 1000\u001b[39m',
    'Screenshot: reports/failures/a toast.png',
    `    at ${ROOT}/__tests__/a.test.ts:3:4`,
    'Cause:',
    '    Screenshot: reports/failures/a toast.png"',
  ].join('\n');

  const [failed] = testsIn(
    testFilesIn(
      [result('browser/a.test.ts', [{ status: 'failed', failureMessages: [message] }])],
      ROOT,
    ),
  );

  expect(failed?.message).toMatch(/^Expected: 1000\nScreenshot/);
  expect(failed?.message).toContain('at __tests__/a.test.ts:3:4');
  expect(failed?.screenshots).toEqual(['reports/failures/a toast.png']);
});

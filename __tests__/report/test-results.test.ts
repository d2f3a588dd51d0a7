import { testsIn, type FileResult } from './test-results';

const ROOT = '/somewhere/site';

function resultOf(further: Partial<FileResult['testResults'][number]>): FileResult {
  return {
    testFilePath: `${ROOT}/__tests__/browser/form.test.ts`,
    testResults: [
      { fullName: 'the form answers', status: 'passed', failureMessages: [], ...further },
    ],
  };
}

test('a test has its title, its file, its outcome and its duration', () => {
  expect(testsIn([resultOf({ duration: 1200 })], ROOT)).toEqual([
    {
      file: '__tests__/browser/form.test.ts',
      title: 'the form answers',
      outcome: 'passed',
      milliseconds: 1200,
      message: '',
      screenshots: [],
    },
  ]);
});

test.each(['pending', 'todo'])('a test that is %s is skipped', (status) => {
  expect(testsIn([resultOf({ status, duration: null })], ROOT)).toMatchObject([
    { outcome: 'skipped', milliseconds: 0 },
  ]);
});

test('a file that could not run is a failed test', () => {
  const file = { ...resultOf({}), testResults: [], failureMessage: 'SyntaxError: no' };

  expect(testsIn([file], ROOT)).toMatchObject([{ outcome: 'failed', message: 'SyntaxError: no' }]);
});

test('a failure message has no colours and no path of this machine, and names each screenshot once', () => {
  const message = [
    '\u001b[31mExpected: 1000\u001b[39m',
    'Screenshot: reports/failures/a toast.png',
    `    at ${ROOT}/__tests__/a.test.ts:3:4`,
    'Cause:',
    '    Screenshot: reports/failures/a toast.png"',
  ].join('\n');

  const [failed] = testsIn([resultOf({ status: 'failed', failureMessages: [message] })], ROOT);

  expect(failed?.message).toMatch(/^Expected: 1000\nScreenshot/);
  expect(failed?.message).toContain('at __tests__/a.test.ts:3:4');
  expect(failed?.screenshots).toEqual(['reports/failures/a toast.png']);
});

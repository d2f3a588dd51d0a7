import { runInNewContext } from 'node:vm';
import { screenshotsIn, withNote } from '../browser/setup/failure-screenshots';

const NOTE = 'Screenshot: reports/failures/a-toast.png';

test.each([
  ['an error', new Error('Expected $& 1000')],
  [
    'an error of another realm, as a test’s is',
    runInNewContext("new Error('Expected $& 1000')") as Error,
  ],
])(
  'the message of %s ends with the path of the screenshot, also in the stack that Jest prints',
  (_, error) => {
    withNote(error, NOTE);

    expect(error.message).toBe(`Expected $& 1000\n\n${NOTE}`);
    expect(error.stack).toMatch(
      /^Error: Expected \$& 1000\n\nScreenshot: reports\/failures\/a-toast\.png\n\s+at /,
    );
  },
);

test('a failure that is not an Error becomes a text with the path of the screenshot', () => {
  expect(withNote('Exceeded timeout', NOTE)).toBe(`Exceeded timeout\n\n${NOTE}`);
});

test('the report finds the screenshots of every page in the message that Jest prints', () => {
  const printed = `  thrown: "Exceeded timeout\n\n    ${NOTE}\n    Screenshot: reports/failures/a-toast 2.png"\n      at`;

  expect(screenshotsIn(printed)).toEqual([
    'reports/failures/a-toast.png',
    'reports/failures/a-toast 2.png',
  ]);
});

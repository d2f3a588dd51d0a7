import type { Fault } from './faults';
import { verdictOn, type Run } from './verdict';

const fault: Fault = {
  name: 'a toast of 3 s',
  caughtBy: { file: 'browser/toast.test.ts', test: 'a toast lives one second' },
  seen: /Received: \d+/,
};

function run(
  status: string,
  message: string,
  { fullName = fault.caughtBy.test, file = fault.caughtBy.file } = {},
): Run {
  return {
    testResults: [
      {
        name: `/somewhere/${file}`,
        assertionResults: [{ fullName, status, failureMessages: [message] }],
      },
    ],
  };
}

test('a fault is caught by the failure of its test that says what was seen', () => {
  expect(
    verdictOn(fault, run('failed', 'Expected: 1000\n\u001b[31mReceived: 3000\u001b[39m')),
  ).toEqual({ caught: true, words: 'caught: Received: 3000' });
});

test('a fault is not caught if its test passes', () => {
  expect(verdictOn(fault, run('passed', ''))).toEqual({ caught: false, words: 'not caught' });
});

test('a fault is not caught by a failure for another reason, which is told', () => {
  expect(verdictOn(fault, run('failed', 'Timeout exceeded'))).toEqual({
    caught: false,
    words: 'fails for another reason:\nTimeout exceeded',
  });
});

test.each([{ fullName: 'another test' }, { file: 'browser/another.test.ts' }])(
  'a test that is not there is an error: %j',
  (other) => {
    expect(() => verdictOn(fault, run('failed', '', other))).toThrow(
      'browser/toast.test.ts does not hold one test "a toast lives one second".',
    );
  },
);

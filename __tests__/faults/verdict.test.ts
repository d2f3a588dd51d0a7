import { testThatSaw, type Run } from './verdict';

const fault = { seen: /Received:\s+3000/ };

/** A run of tests that end with these messages. The message of a test that passes is empty. */
function runOf(...messages: string[]): Run {
  const assertionResults = messages.map((message, index) => ({
    fullName: `test ${index + 1}`,
    failureMessages: message ? [message] : null,
  }));
  return { testResults: [{ message: 'SyntaxError', assertionResults }] };
}

test('a test sees a fault if it fails with the message that the fault names', () => {
  const run = runOf('', 'Timeout exceeded', 'Expected: 1000\n\u001b[31mReceived:\n3000\u001b[39m');

  expect(testThatSaw(fault, run)).toEqual({ test: 'test 3', words: 'Received: 3000' });
});

test('no test sees a fault if all pass or fail for another reason', () => {
  expect(testThatSaw(fault, runOf('', 'Timeout exceeded'))).toBeUndefined();
});

test('a test file that cannot run is an error', () => {
  expect(() => testThatSaw(fault, runOf())).toThrow('SyntaxError');
});

import { stripVTControlCharacters } from 'node:util';
import type { Fault } from './faults';

/** Jest's JSON report of the run of one test file. */
export interface Run {
  readonly testResults: readonly {
    readonly message: string;
    readonly assertionResults: readonly {
      readonly fullName: string;
      readonly failureMessages: readonly string[] | null;
    }[];
  }[];
}

/**
 * Finds the test that failed because of a fault.
 *
 * @returns the title of the test and the part of its message that shows the fault; `undefined` if
 *   no test has noticed the fault.
 * @throws Error if the test file could not run.
 */
export function testThatSaw({ seen }: Pick<Fault, 'seen'>, { testResults }: Run) {
  const tests = testResults.flatMap(({ assertionResults }) => assertionResults);
  if (tests.length === 0)
    throw new Error(testResults.map(({ message }) => message).join('\n') || 'No test was run.');
  for (const { fullName, failureMessages } of tests) {
    const message = stripVTControlCharacters((failureMessages ?? []).join('\n'));
    const words = seen.exec(message)?.[0].replaceAll(/\s+/g, ' ');
    if (words) return { test: fullName, words };
  }
  return undefined;
}

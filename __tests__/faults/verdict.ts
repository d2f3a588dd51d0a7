import { stripVTControlCharacters } from 'node:util';
import type { Fault } from './faults';

/** What Jest's JSON says of the tests of one run. */
export interface Run {
  readonly testResults: readonly {
    readonly name: string;
    readonly assertionResults: readonly {
      readonly fullName: string;
      readonly status: string;
      readonly failureMessages: readonly string[] | null;
    }[];
  }[];
}

export interface Verdict {
  readonly caught: boolean;
  readonly words: string;
}

/** Whether the test that a fault names has noticed it, and by what it had to say. */
export function verdictOn(fault: Fault, run: Run): Verdict {
  const { status, message } = resultOf(fault, run);
  if (status === 'passed') return { caught: false, words: 'not caught' };
  const seen = fault.seen.exec(message)?.[0];
  if (!seen) return { caught: false, words: `fails for another reason:\n${message}` };
  return { caught: true, words: `caught: ${seen.replaceAll(/\s+/g, ' ')}` };
}

/**
 * How the test that a fault names ended.
 *
 * @throws Error if there is no such test, or more than one.
 */
export function resultOf(
  { caughtBy: { file, test } }: Fault,
  { testResults }: Run,
): { status: string; message: string } {
  const results = testResults
    .filter(({ name }) => name.endsWith(file))
    .flatMap(({ assertionResults }) => assertionResults);
  const [result, ...others] = results.filter(({ fullName }) => fullName === test);
  if (!result || others.length > 0) throw new Error(`${file} does not hold one test "${test}".`);
  return {
    status: result.status,
    message: stripVTControlCharacters((result.failureMessages ?? []).join('\n')),
  };
}

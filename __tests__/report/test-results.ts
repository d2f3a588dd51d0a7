import { relative, sep } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { screenshotsIn } from '../browser/setup/failure-screenshots';

/** Jest's results for one file, as far as the report needs them. */
export interface FileResult {
  readonly testFilePath: string;
  /** The error if the file could not run. */
  readonly failureMessage?: string | null;
  readonly testResults: readonly {
    readonly fullName: string;
    readonly status: string;
    readonly duration?: number | null;
    readonly failureMessages: readonly string[];
  }[];
}

/** A test as the report shows it. */
export interface ReportedTest {
  readonly file: string;
  readonly title: string;
  readonly outcome: 'passed' | 'failed' | 'skipped';
  readonly milliseconds: number;
  /** Why it failed, without terminal colours and without the path of this machine. */
  readonly message: string;
  /** The paths of the screenshots of a failed test, from the project's root. */
  readonly screenshots: readonly string[];
}

/** Converts Jest's results for the report. A file that could not run becomes a failed test. */
export function testsIn(results: readonly FileResult[], root: string): ReportedTest[] {
  return results.flatMap(({ testFilePath, failureMessage, testResults }) => {
    const broken = {
      fullName: 'The file can run',
      status: 'failed',
      duration: 0,
      failureMessages: [failureMessage ?? ''],
    };
    return (testResults.length > 0 ? testResults : [broken]).map((result) => {
      const message = stripVTControlCharacters(result.failureMessages.join('\n\n'))
        .replaceAll(`${root}${sep}`, '')
        .trim();
      return {
        file: relative(root, testFilePath).split(sep).join('/'),
        title: result.fullName,
        outcome:
          result.status === 'passed' || result.status === 'failed' ? result.status : 'skipped',
        milliseconds: result.duration ?? 0,
        message,
        screenshots: screenshotsIn(message),
      };
    });
  });
}

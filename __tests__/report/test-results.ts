import { relative, sep } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { capitalised } from '@/lib/tools/gallery/capitalised';
import { screenshotsIn } from '../browser/setup/failure-screenshots';

/** Jest's results for one file, as far as the report needs them. */
export interface FileResult {
  readonly testFilePath: string;
  readonly displayName?: { readonly name: string };
  /** The error if the file could not run. */
  readonly failureMessage?: string | null;
  readonly testResults: readonly TestResult[];
}

interface TestResult {
  readonly ancestorTitles: readonly string[];
  readonly title: string;
  readonly status: string;
  readonly duration?: number | null;
  readonly failureMessages: readonly string[];
}

export type Outcome = 'passed' | 'failed' | 'skipped';

/** A test as the report shows it. */
export interface ReportedTest {
  readonly title: string;
  readonly outcome: Outcome;
  readonly milliseconds: number;
  readonly message: string;
  /** The paths of the screenshots of a failed test, from the project's root. */
  readonly screenshots: readonly string[];
}

/** The tests of one `describe` block. */
export interface TestGroup {
  readonly title: string;
  readonly tests: readonly ReportedTest[];
}

/** A test file as the report shows it. */
export interface TestFile {
  /** The Jest project of the file. */
  readonly project: string;
  readonly title: string;
  readonly file: string;
  readonly groups: readonly TestGroup[];
}

/**
 * Converts Jest's results for the report. Files with a failed test come first; the others follow in
 * the order of their paths.
 */
export function testFilesIn(results: readonly FileResult[], root: string): TestFile[] {
  const files = results.map((result) => testFileOf(result, root));
  const order = (testFile: TestFile) => (testsIn([testFile], 'failed').length > 0 ? 0 : 1);
  return files.sort((one, other) => order(one) - order(other) || (one.file < other.file ? -1 : 1));
}

/** All tests of some files, or those with one outcome. */
export function testsIn(files: readonly TestFile[], outcome?: Outcome): ReportedTest[] {
  const all = files.flatMap(({ groups }) => groups.flatMap(({ tests }) => tests));
  return outcome ? all.filter((test) => test.outcome === outcome) : all;
}

function testFileOf(
  { testFilePath, displayName, failureMessage, testResults }: FileResult,
  root: string,
): TestFile {
  const file = relative(root, testFilePath).split(sep).join('/');
  const groups = new Map<string, ReportedTest[]>();
  for (const { ancestorTitles, title, status, duration, failureMessages } of testResults) {
    const group = asSentence(ancestorTitles.join(', '));
    const test = {
      title: asSentence(title),
      outcome: status === 'passed' ? 'passed' : status === 'failed' ? 'failed' : 'skipped',
      milliseconds: duration ?? 0,
      ...readMessages(failureMessages, root),
    } as const;
    groups.set(group, [...(groups.get(group) ?? []), test]);
  }
  if (testResults.length === 0) {
    const title = 'The file can run';
    groups.set('', [
      { title, outcome: 'failed', milliseconds: 0, ...readMessages([failureMessage ?? ''], root) },
    ]);
  }
  return {
    project: displayName?.name ?? '',
    title: titleOf(file),
    file,
    groups: [...groups].map(([title, tests]) => ({ title, tests })),
  };
}

/** The title of `__tests__/browser/contact-form.test.ts` is “Contact form”. */
function titleOf(file: string): string {
  const name = /([^/]+?)(?:\.test)?\.\w+$/.exec(file)?.[1] ?? file;
  return asSentence(name.replaceAll('-', ' '));
}

function asSentence(words: string): string {
  const named = words.replaceAll(/\bind(?:ia|onesia)\b/g, capitalised);
  return capitalised(named);
}

/** Joins failure messages, without terminal colours and without the path of this machine. */
function readMessages(
  messages: readonly string[],
  root: string,
): Pick<ReportedTest, 'message' | 'screenshots'> {
  const message = stripVTControlCharacters(messages.join('\n\n'))
    .replaceAll(`${root}${sep}`, '')
    .trim();
  return { message, screenshots: screenshotsIn(message) };
}

import { relative, sep } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { screenshotsIn } from '../browser/setup/failure-screenshots';
import { capitalised } from '@/lib/gallery/wording';

/** What the report reads of Jest's results for one file. */
export interface FileResult {
  readonly testFilePath: string;
  readonly displayName?: { readonly name: string };
  /** Why the file as a whole could not run. */
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

export type Outcome = 'kept' | 'broken' | 'untried';

/** A test, as a person who does not read code is told of it. */
export interface SitePromise {
  readonly words: string;
  readonly outcome: Outcome;
  readonly milliseconds: number;
  readonly message: string;
  /** Pictures of the pages as they stood, as paths from the project's root. */
  readonly screenshots: readonly string[];
}

/** The promises that are made about one thing. */
export interface Topic {
  readonly title: string;
  readonly promises: readonly SitePromise[];
}

/** What one test file holds. */
export interface Chapter {
  /** The Jest project: what its tests stand on. */
  readonly project: string;
  readonly title: string;
  readonly file: string;
  readonly topics: readonly Topic[];
}

/** Reads Jest's results as promises: those files first in which one is broken, the others by what they stand on. */
export function chaptersOf(results: readonly FileResult[], root: string): Chapter[] {
  const chapters = results.map((result) => chapterOf(result, root));
  const order = (chapter: Chapter) => (promisesIn([chapter], 'broken').length > 0 ? 0 : 1);
  return chapters.sort(
    (one, other) => order(one) - order(other) || (one.file < other.file ? -1 : 1),
  );
}

/** All promises of some chapters, or those of one outcome. */
export function promisesIn(chapters: readonly Chapter[], outcome?: Outcome): SitePromise[] {
  const all = chapters.flatMap(({ topics }) => topics.flatMap(({ promises }) => promises));
  return outcome ? all.filter((promise) => promise.outcome === outcome) : all;
}

function chapterOf(
  { testFilePath, displayName, failureMessage, testResults }: FileResult,
  root: string,
): Chapter {
  const file = relative(root, testFilePath).split(sep).join('/');
  const topics = new Map<string, SitePromise[]>();
  for (const { ancestorTitles, title, status, duration, failureMessages } of testResults) {
    const topic = asSentence(ancestorTitles.join(', '));
    const promise = {
      words: asSentence(title),
      outcome: status === 'passed' ? 'kept' : status === 'failed' ? 'broken' : 'untried',
      milliseconds: duration ?? 0,
      ...readMessages(failureMessages, root),
    } as const;
    topics.set(topic, [...(topics.get(topic) ?? []), promise]);
  }
  if (testResults.length === 0) {
    const words = 'Its promises can be tried';
    topics.set('', [
      { words, outcome: 'broken', milliseconds: 0, ...readMessages([failureMessage ?? ''], root) },
    ]);
  }
  return {
    project: displayName?.name ?? '',
    title: titleOf(file),
    file,
    topics: [...topics].map(([title, promises]) => ({ title, promises })),
  };
}

/** `__tests__/browser/contact-form.test.ts` is the chapter “Contact form”. */
function titleOf(file: string): string {
  const name = /([^/]+?)(?:\.test)?\.\w+$/.exec(file)?.[1] ?? file;
  return asSentence(name.replaceAll('-', ' '));
}

function asSentence(words: string): string {
  const named = words.replaceAll(/\bind(?:ia|onesia)\b/g, capitalised);
  return capitalised(named);
}

/** Without a terminal's colours, and with paths that mean something on another machine. */
function readMessages(
  messages: readonly string[],
  root: string,
): Pick<SitePromise, 'message' | 'screenshots'> {
  const message = stripVTControlCharacters(messages.join('\n\n'))
    .replaceAll(`${root}${sep}`, '')
    .trim();
  return { message, screenshots: screenshotsIn(message) };
}

/** Something in `content/` that is wrong. */
export interface ContentProblem {
  /** The file from the root of the project. */
  readonly file: string;
  /** The line of the problem; undefined if it is in the name of the file. */
  readonly line?: number;
  readonly problem: string;
}

/** Stops the build with a list of all problems in `content/`, so that one build finds them all. */
export class ContentError extends Error {
  override readonly name = 'ContentError';

  constructor(readonly problems: readonly ContentProblem[]) {
    const lines = problems.map(
      ({ file, line, problem }) => `  ${file}${line ? `:${line}` : ''} ${problem}\n`,
    );
    const count = `${problems.length} ${problems.length === 1 ? 'problem' : 'problems'}`;
    super(
      `${count} in content/:\n${lines.join('')}See "Your own pages" in .github/CONTRIBUTING.md.`,
    );
  }
}

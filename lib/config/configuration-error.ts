/** A setting, or a pair of settings, that is wrong. */
export interface SettingProblem {
  readonly variable: string;
  /** What is wrong and what is allowed: the rest of a sentence that begins with the variable. */
  readonly problem: string;
}

/**
 * Stops the build and lists every wrong setting at once, so that one build is enough to find them
 * all.
 */
export class ConfigurationError extends Error {
  override readonly name = 'ConfigurationError';

  constructor(readonly problems: readonly SettingProblem[]) {
    const lines = problems.map(({ variable, problem }) => `  ${variable} ${problem}`);
    super(
      [
        `${problems.length} wrong ${problems.length === 1 ? 'setting' : 'settings'}:`,
        ...lines,
        'See .env.example.',
      ].join('\n'),
    );
  }
}

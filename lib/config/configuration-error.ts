/** A setting, or a pair of settings, with a value that is not allowed. */
export interface SettingProblem {
  readonly variable: string;
  readonly was: string;
  readonly allowed: string;
}

/** Stops the build and lists every wrong setting at once, so that one build is enough to find them all. */
export class ConfigurationError extends Error {
  override readonly name = 'ConfigurationError';

  constructor(readonly problems: readonly SettingProblem[]) {
    const lines = problems.map(
      ({ variable, was, allowed }) => `  ${variable} was ${was}; allowed: ${allowed}`,
    );
    super(
      [
        `${problems.length} wrong ${problems.length === 1 ? 'setting' : 'settings'}:`,
        ...lines,
        'See .env.example.',
      ].join('\n'),
    );
  }
}

/** One wrong setting: the variable, or the pair of variables, what it was, and what is allowed. */
export interface WrongSetting {
  readonly variable: string;
  readonly was: string;
  readonly allowed: string;
}

/** Stops the build, naming every wrong setting at once, so that nobody mends them one build at a time. */
export class ConfigurationError extends Error {
  override readonly name = 'ConfigurationError';

  constructor(readonly wrong: readonly WrongSetting[]) {
    const lines = wrong.map(
      ({ variable, was, allowed }) => `  ${variable} was ${was}; allowed: ${allowed}`,
    );
    super(
      [
        `${wrong.length} wrong ${wrong.length === 1 ? 'setting' : 'settings'}:`,
        ...lines,
        'See .env.example.',
      ].join('\n'),
    );
  }
}

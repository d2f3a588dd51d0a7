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

/** What is wrong with the settings that a function reads; nothing if the function returns. */
export function problemsOf(read: () => unknown): readonly SettingProblem[] {
  try {
    read();
    return [];
  } catch (error) {
    if (error instanceof ConfigurationError) return error.problems;
    throw error;
  }
}

/**
 * Calls all readers.
 *
 * @returns what each one returned.
 * @throws ConfigurationError that lists the problems of all readers.
 */
export function readAll<T extends object>(readers: { readonly [K in keyof T]: () => T[K] }): T {
  const values: Partial<T> = {};
  const problems = (Object.keys(readers) as (keyof T)[]).flatMap((name) =>
    problemsOf(() => {
      values[name] = readers[name]();
    }),
  );
  if (problems.length > 0) throw new ConfigurationError(problems);
  return values as T;
}

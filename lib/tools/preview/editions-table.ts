/** The rows of a build's summary that the table has. */
const SHOWN = ['Company', 'URL of the site', 'First load'];

/** An edition that was built. */
export interface BuiltEdition {
  readonly locale: string;
  readonly label: string;
  /** What the build printed, with its summary at the end. */
  readonly output: string;
}

/** One line for each edition, with values of the summary of its build, and then all warnings. */
export function editionsTable(editions: readonly BuiltEdition[]): string {
  const lines = [
    ['Edition', ...SHOWN, 'Folder'],
    ...editions.map(({ locale, label, output }) => [
      label,
      ...SHOWN.map((name) => new RegExp(`^ {2}${name} {2,}(.*)$`, 'm').exec(output)?.[1] ?? ''),
      `editions/${locale}/`,
    ]),
  ];
  const widthOf = (column: number) => Math.max(...lines.map((line) => line[column]?.length ?? 0));
  const warnings = editions.flatMap(({ locale, output }) =>
    [...output.matchAll(/^ {2}! (.*)$/gm)].map(([, text]) => `  ! ${locale}: ${text}`),
  );
  return [
    '',
    ...lines.map((line) =>
      line
        .map((value, column) => value.padEnd(widthOf(column)))
        .join('  ')
        .trimEnd(),
    ),
    '',
    ...warnings,
    '',
  ].join('\n');
}

import { parseArgs } from 'node:util';

export interface Wanted {
  readonly rounds: number;
  /** Measure what an earlier run built. */
  readonly built: boolean;
  /** Also measure growth and what a build costs. */
  readonly growth: boolean;
  /** Measure only what visits cost, in bytes and requests. */
  readonly visits: boolean;
  /** Put the report where it is committed. */
  readonly save: boolean;
  /** Exports to measure besides our own, or in their place, by name. */
  readonly exports: Readonly<Record<string, string>>;
}

export const USAGE = `npm run bench [-- [-n rounds] [--built] [--growth] [--visits] [--save] [name=folder ...]]

  -n rounds     how often each page is measured, 5 unless told
  --built       measure what an earlier run has built instead of building it
  --growth      measure also larger exports, and the time of a build
  --visits      measure only the bytes and requests of visits, which a busy machine does not change
  --save        keep the report in __tests__/bench/results/
  name=folder   measure this export too; the names india and indonesia replace our own exports`;

export function parseCommandLine(args: readonly string[]): Wanted {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      rounds: { type: 'string', short: 'n', default: '5' },
      built: { type: 'boolean', default: false },
      growth: { type: 'boolean', default: false },
      visits: { type: 'boolean', default: false },
      save: { type: 'boolean', default: false },
    },
  });
  if (!/^[1-9]\d*$/.test(values.rounds))
    throw new Error(`"${values.rounds}" is not a number of rounds.`);
  const exports = positionals.map((argument) => {
    const [, name, folder] = /^([^=]+)=(.+)$/.exec(argument) ?? [];
    if (!name || !folder) throw new Error(`"${argument}" is not of the form name=folder.`);
    return [name, folder] as const;
  });
  return { ...values, rounds: Number(values.rounds), exports: Object.fromEntries(exports) };
}

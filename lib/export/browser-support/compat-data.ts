import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { CompatData, CompatStatement } from '@mdn/browser-compat-data';
import { contentHash } from '../hashes';
import { OLDEST_BROWSERS } from './oldest-browsers';
import { unsupportedBrowsers } from './unsupported-browsers';

const CACHE = fileURLToPath(new URL('../../../node_modules/.cache/compat/', import.meta.url));

/** A feature, and the features below it by their names. */
export interface Feature {
  /** The lines of browserslist whose browsers lack the feature. A group of features has none. */
  readonly __missing?: readonly string[];
  readonly [name: string]: Feature | readonly string[] | undefined;
}

/** The parts of MDN's browser compatibility data that the checks read. */
export type UsedData = Readonly<Record<'api' | 'css' | 'javascript', Feature>>;

let data: UsedData | undefined;

/** What the oldest supported browsers lack of the web's interfaces, CSS and JavaScript. */
export function compatData(): UsedData {
  data ??= readData();
  return data;
}

/**
 * MDN's data has 20 MB, and reading it takes about as long as all other steps of the export. So the
 * result for the oldest browsers is stored for the next build, under a name of what it was made from.
 */
function readData(): UsedData {
  const source = createRequire(import.meta.url).resolve('@mdn/browser-compat-data');
  const packageJson = readFileSync(join(dirname(source), 'package.json'), 'utf8');
  const cached = join(CACHE, `${contentHash(packageJson + JSON.stringify(OLDEST_BROWSERS))}.json`);
  if (existsSync(cached)) return JSON.parse(readFileSync(cached, 'utf8')) as UsedData;

  // As UTF-8 the text would take two bytes per character and twice the time, because a few notes
  // have characters beyond Latin-1. Names and versions are ASCII, but for the sign "≤".
  const { api, css, javascript } = JSON.parse(readFileSync(source, 'latin1')) as CompatData;
  const used = { api: reduced(api), css: reduced(css), javascript: reduced(javascript) };
  mkdirSync(CACHE, { recursive: true });
  // Two processes may write it at the same time. Neither may read half a file.
  const unfinished = `${cached}.${process.pid}`;
  writeFileSync(unfinished, JSON.stringify(used));
  renameSync(unfinished, cached);
  return used;
}

function reduced(group: object): Feature {
  const features = Object.entries(group).map(([name, entry]) =>
    name === '__compat'
      ? ['__missing', unsupportedBrowsers(entry as CompatStatement)]
      : [name, reduced(entry as object)],
  );
  return Object.fromEntries(features) as Feature;
}

/** The feature that the keys lead to below `root`. */
function featureAt(root: Feature, keys: readonly string[]): Feature | undefined {
  return keys.reduce<Feature | undefined>(
    (parent, key) => parent?.[key] as Feature | undefined,
    root,
  );
}

/**
 * The lines of browserslist whose browsers lack the feature that the keys lead to, if MDN has it.
 */
export function browsersLacking(root: Feature, ...keys: string[]): readonly string[] | undefined {
  return featureAt(root, keys)?.__missing;
}

/**
 * The same for the first feature with this name directly below any feature of a group, such as
 * `color.oklch` for `oklch`.
 */
export function browsersLackingBelow(
  root: Feature,
  group: string,
  name: string,
): readonly string[] | undefined {
  const parent = Object.keys(featureAt(root, [group]) ?? {}).find((key) =>
    browsersLacking(root, group, key, name),
  );
  return parent === undefined ? undefined : browsersLacking(root, group, parent, name);
}

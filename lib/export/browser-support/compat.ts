import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { CompatData, CompatStatement, Identifier } from '@mdn/browser-compat-data';
import packageJson from '@/package.json';

/**
 * The browsers of the floor by their names in browserslist, each with those that share its engine
 * and version.
 */
const BROWSERS: Readonly<Record<string, readonly string[]>> = {
  chrome: ['chrome', 'chrome_android', 'webview_android'],
  edge: ['edge'],
  firefox: ['firefox', 'firefox_android'],
  safari: ['safari'],
  ios_saf: ['safari_ios'],
};

interface Browser {
  /** The line of browserslist, such as `chrome 92`. */
  readonly line: string;
  readonly name: string;
  readonly version: number;
}

/** The oldest supported browsers. */
const FLOOR: readonly Browser[] = packageJson.browserslist.flatMap((line) => {
  const [key = '', version = ''] = line.split(' ');
  const names = BROWSERS[key];
  if (!names) throw new Error(`browserslist in package.json: unknown browser "${line}"`);
  return names.map((name) => ({ line, name, version: Number(version) }));
});

let data: CompatData | undefined;

/**
 * MDN's browser compatibility data. Reading it takes a third of a second, so only the check at the
 * end reads it.
 */
export function compatData(): CompatData {
  data ??= readCompatData();
  return data;
}

function readCompatData(): CompatData {
  const path = createRequire(import.meta.url).resolve('@mdn/browser-compat-data');
  return JSON.parse(readFileSync(path, 'utf8')) as CompatData;
}

/** The entry below `root` that the keys lead to, if MDN has one with support data. */
export function find(root: Identifier | undefined, ...keys: string[]): CompatStatement | undefined {
  const entry = keys.reduce<Identifier | undefined>((parent, key) => parent?.[key], root);
  return entry?.__compat;
}

/**
 * The entries with this name directly below any entry of `root`, such as `Array.at` and `String.at`
 * for `at`.
 */
export function findBelow(root: Identifier | undefined, name: string): CompatStatement[] {
  return Object.keys(root ?? {}).flatMap((key) => find(root, key, name) ?? []);
}

/**
 * The lines of browserslist whose browsers lack a feature. A feature behind a flag or a prefix
 * counts as missing.
 */
export function unsupportedBrowsers({ support }: CompatStatement): string[] {
  const missing = FLOOR.filter(({ name, version }) => {
    const statements = [support[name as keyof typeof support] ?? []].flat();
    return !statements.some(
      (statement) =>
        !statement.flags &&
        !statement.prefix &&
        !statement.alternative_name &&
        isReached(statement.version_added, version) &&
        !isReached(statement.version_removed, version),
    );
  });
  return [...new Set(missing.map(({ line }) => line))];
}

function isReached(since: string | false | undefined | null, version: number): boolean {
  return (
    Boolean(since) && since !== 'preview' && parseFloat(String(since).replace('≤', '')) <= version
  );
}

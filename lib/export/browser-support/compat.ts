import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { CompatData, CompatStatement, Identifier } from '@mdn/browser-compat-data';
import packageJson from '@/package.json';

/**
 * The browsers of the floor by their names in browserslist: their names in esbuild, and in MDN's
 * data those that share the engine and version.
 */
const BROWSERS: Readonly<Record<string, { esbuild: string; mdn: readonly string[] }>> = {
  chrome: { esbuild: 'chrome', mdn: ['chrome', 'chrome_android', 'webview_android'] },
  edge: { esbuild: 'edge', mdn: ['edge'] },
  firefox: { esbuild: 'firefox', mdn: ['firefox', 'firefox_android'] },
  safari: { esbuild: 'safari', mdn: ['safari'] },
  ios_saf: { esbuild: 'ios', mdn: ['safari_ios'] },
};

/** The oldest supported browsers: the lines of browserslist, such as `chrome 92`. */
const FLOOR = packageJson.browserslist.map((line) => {
  const [key = '', version = ''] = line.split(' ');
  const names = BROWSERS[key];
  if (!names) throw new Error(`browserslist in package.json: unknown browser "${line}"`);
  return { line, names, version: Number(version) };
});

/** The oldest supported browsers as esbuild names them, such as `chrome92`. */
export const ESBUILD_TARGETS = FLOOR.map(({ names, version }) => `${names.esbuild}${version}`);

let data: CompatData | undefined;

/** MDN's browser compatibility data. It has 20 MB, so only the check at the end reads it. */
export function compatData(): CompatData {
  data ??= readCompatData();
  return data;
}

function readCompatData(): CompatData {
  const path = createRequire(import.meta.url).resolve('@mdn/browser-compat-data');
  // As UTF-8 the text would take two bytes per character and twice the time, because a few notes
  // have characters beyond Latin-1. Names and versions are ASCII, but for the sign "≤".
  return JSON.parse(readFileSync(path, 'latin1')) as CompatData;
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

/** The result for each entry that was asked for. The parts of a page use the same features. */
const missingFor = new Map<CompatStatement, readonly string[]>();

/**
 * The lines of browserslist whose browsers lack a feature. A feature behind a flag or a prefix
 * counts as missing.
 */
export function unsupportedBrowsers(feature: CompatStatement): readonly string[] {
  const known = missingFor.get(feature);
  if (known) return known;
  const missing = FLOOR.filter(
    ({ names, version }) => !names.mdn.every((name) => isSupported(feature, name, version)),
  ).map(({ line }) => line);
  missingFor.set(feature, missing);
  return missing;
}

function isSupported({ support }: CompatStatement, browser: string, version: number): boolean {
  return [support[browser as keyof typeof support] ?? []]
    .flat()
    .some(
      (statement) =>
        !statement.flags &&
        !statement.prefix &&
        !statement.alternative_name &&
        isReached(statement.version_added, version) &&
        !isReached(statement.version_removed, version),
    );
}

function isReached(since: string | false | undefined | null, version: number): boolean {
  // "≤79" has three other characters before the number, see above. "preview" is no number.
  return parseFloat(String(since).replace(/^\W+/, '')) <= version;
}

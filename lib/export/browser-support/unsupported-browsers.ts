import type { CompatStatement } from '@mdn/browser-compat-data';
import { OLDEST_BROWSERS } from './oldest-browsers';

/**
 * The lines of browserslist whose browsers lack a feature. A feature behind a flag or a prefix
 * counts as missing.
 */
export function unsupportedBrowsers(feature: CompatStatement): string[] {
  return OLDEST_BROWSERS.filter(
    ({ names, version }) => !names.mdn.every((name) => isSupported(feature, name, version)),
  ).map(({ line }) => line);
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
  // "≤79" has other characters before the number (compat-data.ts). "preview" is no number.
  return parseFloat(String(since).replace(/^\W+/, '')) <= version;
}

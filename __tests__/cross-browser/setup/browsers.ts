import { dependencies } from '../package.json';

/** The versions of Chromium that package.json installs under names such as `chromium-92`. */
export const CHROMIUM_VERSIONS: readonly number[] = Object.keys(dependencies)
  .flatMap((name) => /^chromium-(\d+)$/.exec(name)?.[1] ?? [])
  .map(Number)
  .sort((one, other) => one - other);

const CHROMIUM = 'Chromium ';

/** The browsers of `npm run test:browsers`, the oldest Chromium first. */
export const OTHER_BROWSERS: readonly string[] = [
  ...CHROMIUM_VERSIONS.map((version) => `${CHROMIUM}${version}`),
  'Firefox',
  'WebKitGTK',
];

/** The version of a Chromium by its name, or undefined for another browser. */
export function chromiumVersion(browser: string): number | undefined {
  return browser.startsWith(CHROMIUM) ? Number(browser.slice(CHROMIUM.length)) : undefined;
}

import packageJson from '@/package.json';

/**
 * The supported browsers by their names in browserslist: their names in esbuild, and in MDN's data
 * those that share the engine and version.
 */
const BROWSERS: Readonly<Record<string, { esbuild: string; mdn: readonly string[] }>> = {
  chrome: { esbuild: 'chrome', mdn: ['chrome', 'chrome_android', 'webview_android'] },
  edge: { esbuild: 'edge', mdn: ['edge'] },
  firefox: { esbuild: 'firefox', mdn: ['firefox', 'firefox_android'] },
  safari: { esbuild: 'safari', mdn: ['safari'] },
  ios_saf: { esbuild: 'ios', mdn: ['safari_ios'] },
};

/** The oldest supported browsers: the lines of browserslist, such as `chrome 92`. */
export const OLDEST_BROWSERS = packageJson.browserslist.map((line) => {
  const [key = '', version = ''] = line.split(' ');
  const names = BROWSERS[key];
  if (!names) throw new Error(`browserslist in package.json: unknown browser "${line}"`);
  return { line, names, version: Number(version) };
});

/** The oldest supported browsers as esbuild names them, such as `chrome92`. */
export const ESBUILD_TARGETS = OLDEST_BROWSERS.map(
  ({ names, version }) => `${names.esbuild}${version}`,
);

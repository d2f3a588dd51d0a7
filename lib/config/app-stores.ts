const STORES: readonly (readonly [name: string, host: RegExp])[] = [
  ['Google Play', /^play\.google\.com$/],
  ['App Store', /^(?:apps|itunes)\.apple\.com$/],
];

/** The name of the store that a link leads to. Another site has the name of its host. */
export function storeOf(url: string): string {
  const { hostname } = new URL(url);
  return STORES.find(([, host]) => host.test(hostname))?.[0] ?? hostname.replace(/^www\./, '');
}

/** The number of an app in the App Store (Apple, "Promoting Apps with Smart App Banners"). */
export function appStoreId(urls: readonly string[]): string | undefined {
  const link = urls.find((url) => storeOf(url) === 'App Store') ?? '';
  return /\/id(\d+)/.exec(link)?.[1];
}

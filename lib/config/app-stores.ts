const STORES: readonly (readonly [name: string, host: RegExp])[] = [
  ['Google Play', /^play\.google\.com$/],
  ['App Store', /^(?:apps|itunes)\.apple\.com$/],
];

/**
 * The parameters by which a link to the app tells its campaign, for `withCampaign`. Google Play
 * hands `referrer` to the app after its installation (Google Play Install Referrer). The App Store
 * counts by `ct` (App Store Connect, campaign links), and AppsFlyer by `pid` and `c` (OneLink,
 * attribution link parameters). Other sites read parameters of their own.
 */
const CAMPAIGN_PARAMETERS: readonly (readonly [host: RegExp, parameters: string])[] = [
  [/^play\.google\.com$/, 'referrer'],
  [/\.apple\.com$/, 'ct'],
  [/\.onelink\.me$/, '* pid c'],
];

/** The names of the parameters, with spaces between them; `*` stands for those of the campaign. */
export function campaignParametersOf(url: string): string {
  const { hostname } = new URL(url);
  return CAMPAIGN_PARAMETERS.find(([host]) => host.test(hostname))?.[1] ?? '*';
}

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

/**
 * The names of the parameters that tell where a visit comes from: `utm_*`, what Google Ads adds to its
 * links, and the click ids of other networks (`fbclid`, `msclkid`, `ttclid`).
 */
const CAMPAIGN = /^(utm_.+|gad_.+|[gw]braid|[a-z]{1,2}clid|msclkid)$/;

/** The longest `ct` that the App Store takes, in characters. */
const LONGEST_APPLE_CAMPAIGN = 40;

/**
 * The parameters of a page's URL that name a campaign, with names in lower case, as all who read them
 * expect. Mailers add parameters with a second question mark, or with `&` as HTML writes it (`&amp;`).
 */
export function campaignOf(search: string): URLSearchParams {
  const parameters = new URLSearchParams(search.replace(/\?(?=\w+=)/g, '&'));
  return new URLSearchParams(
    [...parameters]
      .map(([name, value]) => [name.toLowerCase().replace(/^(amp;)+/, ''), value])
      .filter(([name = '']) => CAMPAIGN.test(name)),
  );
}

/**
 * The link to the app with the campaign of a visit. Google Play hands the parameter `referrer` to the
 * app after its installation (Google Play Install Referrer). The App Store counts by `ct` (App Store
 * Connect, campaign links). Other sites read parameters of their own. What the link already has stays
 * as it is.
 */
export function withCampaign(appUrl: string, campaign: URLSearchParams): string {
  const url = new URL(appUrl);
  const parameters = [...parametersFor(url.hostname, campaign)].filter(
    ([name, value]) => value && !url.searchParams.has(name),
  );
  if (parameters.length === 0) return appUrl;
  // Not through `searchParams`, which would write the existing parameters anew.
  url.search += (url.search && '&') + String(new URLSearchParams(parameters));
  return url.href;
}

function parametersFor(hostname: string, campaign: URLSearchParams): URLSearchParams {
  if (hostname === 'play.google.com') return new URLSearchParams({ referrer: String(campaign) });
  if (!/^(apps|(geo\.)?itunes)\.apple\.com$/.test(hostname)) return campaign;
  const name = [...(campaign.get('utm_campaign') ?? '')].slice(0, LONGEST_APPLE_CAMPAIGN);
  return new URLSearchParams({ ct: name.join('') });
}

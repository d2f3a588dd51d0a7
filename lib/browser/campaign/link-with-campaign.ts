/** `utm_*`, and the click ids of Google Ads and other networks (`gclid`, `gbraid`, `msclkid`). */
const CAMPAIGN = /^(utm_.+|[gw]braid|\w{1,2}clk?id)$/;

/**
 * The parameters of a page's URL that name a campaign, with names in lower case, as analytics tools
 * expect. Mailers add parameters with a second question mark, or with `&` as HTML writes it
 * (`&amp;`, `&#038;`), also encoded.
 */
export function campaignOf(search: string, names = CAMPAIGN): URLSearchParams {
  const campaign = new URLSearchParams();
  for (const [written, value] of new URLSearchParams(search.replace(/\?(?=\w+=)/g, '&'))) {
    const name = written.toLowerCase().replace(/^(amp;|0*38;|\s)+/, '');
    if (names.test(name)) campaign.append(name, value);
  }
  return campaign;
}

/**
 * A link with the campaign of a visit. Google Play hands the parameter `referrer` to the app after
 * its installation (Google Play Install Referrer). The App Store counts by `ct` (App Store Connect,
 * campaign links), and AppsFlyer by `pid` and `c` (OneLink, attribution link parameters). Other
 * sites read parameters of their own. Parameters that the link already has are kept.
 */
export function withCampaign(link: string, campaign: URLSearchParams): string {
  const url = new URL(link);
  const parameters = [...parametersFor(url.hostname, campaign)].filter(
    ([name, value]) => value && !url.searchParams.has(name),
  );
  if (parameters.length === 0) return link;
  // Not through `searchParams`, which would re-encode the existing parameters.
  url.search += (url.search && '&') + String(new URLSearchParams(parameters));
  return url.href;
}

function parametersFor(hostname: string, campaign: URLSearchParams): URLSearchParams {
  if (hostname === 'play.google.com') return new URLSearchParams({ referrer: String(campaign) });
  const name = campaign.get('utm_campaign') ?? '';
  if (hostname.endsWith('.onelink.me')) {
    const ownNames = { pid: campaign.get('utm_source') ?? '', c: name };
    return new URLSearchParams([...campaign, ...Object.entries(ownNames)]);
  }
  if (!hostname.endsWith('.apple.com')) return campaign;
  // At most 40 characters, and no half of an emoji.
  return new URLSearchParams({ ct: name.slice(0, 40).replace(/[\ud800-\udbff]$/, '') });
}

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
 * A link with the campaign of a visit. Parameters that the link already has are kept.
 *
 * @param names the parameters that the target of the link reads (`campaignParametersOf`).
 */
export function withCampaign(link: string, campaign: URLSearchParams, names: string): string {
  const name = campaign.get('utm_campaign') ?? '';
  const values: Partial<Record<string, string>> = {
    referrer: String(campaign),
    pid: campaign.get('utm_source') ?? '',
    c: name,
    // At most 40 characters, and no half of an emoji.
    ct: name.slice(0, 40).replace(/[\ud800-\udbff]$/, ''),
  };
  const url = new URL(link);
  const parameters = names
    .split(' ')
    .flatMap((one) => (one === '*' ? [...campaign] : [[one, values[one] ?? '']]))
    .filter(([one = '', value]) => value && !url.searchParams.has(one));
  if (parameters.length === 0) return link;
  // Not through `searchParams`, which would re-encode the existing parameters.
  url.search += (url.search && '&') + String(new URLSearchParams(parameters));
  return url.href;
}

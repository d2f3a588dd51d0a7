/** The parameters of a page's URL that name a campaign: `utm_*`, and the click id of Google Ads. */
export function campaignOf(search: string): URLSearchParams {
  const parameters = [...new URLSearchParams(search)];
  return new URLSearchParams(parameters.filter(([name]) => /^(utm_.+|gclid)$/.test(name)));
}

/**
 * The link to the app with the campaign of a visit. Google Play hands the parameter `referrer` to the
 * app after its installation (Google Play Install Referrer); other sites read parameters of their
 * own. What the link already has stays as it is.
 */
export function withCampaign(appUrl: string, campaign: URLSearchParams): string {
  const url = new URL(appUrl);
  const added =
    url.hostname === 'play.google.com'
      ? new URLSearchParams({ referrer: String(campaign) })
      : campaign;
  const parameters = [...added].filter(([name, value]) => value && !url.searchParams.has(name));
  if (parameters.length === 0) return appUrl;
  // Not through `searchParams`, which would write the existing parameters anew.
  url.search += (url.search && '&') + String(new URLSearchParams(parameters));
  return url.href;
}

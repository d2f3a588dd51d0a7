import { addParameters, moveParametersOutOfFragment } from '@/lib/kit/page-scripts';
import { HOME_PATH, urlFromManifest } from '@/lib/kit/urls';
import { campaignOf, withCampaign } from './link-with-campaign';

/** On the link to the app: the parameters for its campaign (`campaignParametersOf`). */
export const APP_LINK_ATTRIBUTE = 'data-app-link';

/**
 * The campaign of the visit: that of the URL of the page, or of the page of this site whose link led
 * here. So it lasts from page to page, and nothing stores it.
 */
export function campaignOfVisit(): URLSearchParams {
  const own = campaignOf(location.search);
  const { referrer } = document;
  if (String(own) || !referrer || !referrer.startsWith(urlFromManifest(HOME_PATH))) return own;
  return campaignOf(new URL(referrer).search);
}

/**
 * Adds the campaign of the visit to the URL of the page, where the next page and the events read
 * it, and to the link to the app.
 */
export function keepCampaign(): void {
  moveParametersOutOfFragment();
  const campaign = campaignOfVisit();
  if (!String(campaign)) return;
  if (!String(campaignOf(location.search))) addParameters(String(campaign));
  const addToLinks = () => {
    for (const link of document.querySelectorAll<HTMLAnchorElement>(`[${APP_LINK_ATTRIBUTE}]`))
      link.href = withCampaign(link.href, campaign, link.getAttribute(APP_LINK_ATTRIBUTE) ?? '');
  };
  if (document.readyState === 'loading') addEventListener('DOMContentLoaded', addToLinks);
  else addToLinks();
}

import { moveParametersOutOfFragment } from '@/lib/kit/page-scripts';
import { HOME_PATH, urlFromManifest } from '@/lib/kit/urls';
import { campaignOf, withCampaign } from './link-with-campaign';

/** On the link to the app: the parameters for its campaign (`campaignParametersOf`). */
export const APP_LINK_ATTRIBUTE = 'data-app-link';

/**
 * Adds the campaign of the visit to the link to the app, and to the links to other pages of the
 * site, which add it to theirs: so it lasts for the visit, and nothing stores it. Links to a part
 * of the shown page stay as they are.
 */
export function addCampaignToLinks(): void {
  // At once, because what reports the page view reads them.
  moveParametersOutOfFragment();
  const add = () => {
    const campaign = campaignOf(location.search);
    if (!String(campaign)) return;
    const site = urlFromManifest(HOME_PATH);
    for (const link of document.querySelectorAll<HTMLAnchorElement>('a[href]:not([href^="#"])')) {
      const names = link.getAttribute(APP_LINK_ATTRIBUTE) ?? undefined;
      if (names || link.href.startsWith(site)) link.href = withCampaign(link.href, campaign, names);
    }
  };
  if (document.readyState === 'loading') addEventListener('DOMContentLoaded', add);
  else add();
}

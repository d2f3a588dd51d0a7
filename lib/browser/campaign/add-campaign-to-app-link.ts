import { campaignOf, withCampaign } from './app-link-with-campaign';

/** Marks the link to the app. */
export const APP_LINK_ATTRIBUTE = 'data-app-link';

/** Adds the campaign of the visit to the link to the app, as soon as the document has it. */
export function addCampaignToAppLink(): void {
  const add = () => {
    const campaign = campaignOf(location.search);
    document
      .querySelectorAll<HTMLAnchorElement>(`[${APP_LINK_ATTRIBUTE}]`)
      .forEach((link) => (link.href = withCampaign(link.href, campaign)));
  };
  if (document.readyState === 'loading') addEventListener('DOMContentLoaded', add);
  else add();
}

import '@/components/main-action.css';
import { APP_LINK_ATTRIBUTE } from '@/lib/browser/campaign/add-campaign-to-links';
import { sectionHref } from '@/lib/site/sections';
import './offer-actions.css';

interface OfferActionsProps {
  /** Where visitors get the app; empty if the company has not set it. */
  readonly appUrl: string;
  readonly labels: { readonly getApp: string; readonly ask: string };
}

/** What a visitor can do about the offer: get the app if it has a link, and ask about a loan. */
export function OfferActions({ appUrl, labels }: OfferActionsProps) {
  const ask = (
    <a className="main-action web-font" href={sectionHref('contact')}>
      {labels.ask}
    </a>
  );
  if (!appUrl) return ask;
  return (
    <div className="offer-actions">
      <a className="main-action web-font" href={appUrl} {...{ [APP_LINK_ATTRIBUTE]: '' }}>
        {labels.getApp}
      </a>
      {ask}
    </div>
  );
}

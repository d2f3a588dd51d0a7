import '@/components/primary-button.css';
import { APP_LINK_ATTRIBUTE } from '@/lib/browser/campaign/keep-campaign';
import { campaignParametersOf, storeOf } from '@/lib/config/app-stores';
import { sectionHref } from '@/lib/site/sections';

/** A phone shows only the store that it can use (offer.css). */
const CLASSES: Partial<Record<string, string>> = {
  'Google Play': ' offer__google-play',
  'App Store': ' offer__app-store',
};

interface OfferActionsProps {
  /** Where visitors get the app: none, one link, or one for each store. */
  readonly appUrls: readonly string[];
  readonly labels: { readonly getApp: string; readonly ask: string };
}

/** What a visitor can do about the offer: get the app if it has a link, and ask about a loan. */
export function OfferActions({ appUrls, labels }: OfferActionsProps) {
  const ask = (
    <a className="primary-button web-font" href={sectionHref('contact')}>
      {labels.ask}
    </a>
  );
  if (appUrls.length === 0) return ask;
  const stores = appUrls.length > 1;
  return (
    <div className={`offer__actions ${stores ? 'offer__stores' : ''}`.trim()}>
      {appUrls.map((url) => {
        const store = stores && storeOf(url);
        return (
          <a
            key={url}
            className={`primary-button web-font${(store && CLASSES[store]) || ''}`}
            href={url}
            {...{ [APP_LINK_ATTRIBUTE]: campaignParametersOf(url) }}
          >
            {store && <span className="offer__purpose">{`${labels.getApp}: `}</span>}
            {store || labels.getApp}
          </a>
        );
      })}
      {ask}
    </div>
  );
}

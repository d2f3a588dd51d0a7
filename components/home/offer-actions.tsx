import '@/components/main-action.css';
import { APP_LINK_ATTRIBUTE } from '@/lib/browser/campaign/add-campaign-to-links';
import { storeOf } from '@/lib/config/app-stores';
import { sectionHref } from '@/lib/site/sections';

interface OfferActionsProps {
  /** Where visitors get the app: none, one link, or one for each store. */
  readonly appUrls: readonly string[];
  readonly labels: { readonly getApp: string; readonly ask: string };
}

/** What a visitor can do about the offer: get the app if it has a link, and ask about a loan. */
export function OfferActions({ appUrls, labels }: OfferActionsProps) {
  const ask = (
    <a className="main-action web-font" href={sectionHref('contact')}>
      {labels.ask}
    </a>
  );
  if (appUrls.length === 0) return ask;
  return (
    <div className="offer__actions">
      {appUrls.length > 1 && (
        <style href="offer-actions" precedence="next">
          {STYLES_OF_STORES}
        </style>
      )}
      {appUrls.map((url) => (
        <a
          key={url}
          className="main-action web-font"
          href={url}
          {...{ [APP_LINK_ATTRIBUTE]: appUrls.length > 1 ? storeOf(url) : '' }}
        >
          {appUrls.length > 1 ? (
            <>
              <span className="offer__purpose">{`${labels.getApp}: `}</span>
              {storeOf(url)}
            </>
          ) : (
            labels.getApp
          )}
        </a>
      ))}
      {ask}
    </div>
  );
}

/**
 * A phone shows the store that it can use: WebKit on iOS alone knows `-webkit-touch-callout`, and
 * other phones and tablets have a coarse pointer. A computer shows each store by its name.
 */
const STYLES_OF_STORES = [
  '@media (hover:hover) and (pointer:fine){.offer__purpose{position:absolute;clip-path:inset(50%)}.offer__actions{gap:.5rem}.offer__actions a{padding-inline:min(.5rem + .4vw,6vw)}}',
  `@supports (-webkit-touch-callout:none){.offer__actions:has([${APP_LINK_ATTRIBUTE}="App Store"]) [${APP_LINK_ATTRIBUTE}="Google Play"]{display:none}}`,
  `@supports not (-webkit-touch-callout:none){@media (hover:none) and (pointer:coarse){.offer__actions:has([${APP_LINK_ATTRIBUTE}="Google Play"]) [${APP_LINK_ATTRIBUTE}="App Store"]{display:none}}}`,
].join('');

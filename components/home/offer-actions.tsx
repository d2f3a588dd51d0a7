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
    <div className="offer-actions">
      {/* Not in a style sheet: every home page would then contain these rules. */}
      <style href="offer-actions" precedence="next">
        {appUrls.length > 1 ? STYLES + STYLES_OF_STORES : STYLES}
      </style>
      {appUrls.map((url) => (
        <a
          key={url}
          className="main-action web-font"
          href={url}
          {...{ [APP_LINK_ATTRIBUTE]: appUrls.length > 1 ? storeOf(url) : '' }}
        >
          {appUrls.length > 1 ? (
            <>
              <span className="offer-actions__purpose">{`${labels.getApp}: `}</span>
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
 * Two actions: side by side where both fit, otherwise below each other, on a phone equally wide.
 * They are smaller than one action alone, so that both fit beside the QR code in every language.
 */
const STYLES = [
  '.offer-actions{display:flex;flex-wrap:wrap;gap:var(--space-3)}',
  '.offer-actions .main-action{flex:auto;padding-inline:min(.75rem + .6vw,6vw);font-size:clamp(1.125rem,.6rem + .7vw,1.375rem)}',
  '.offer-actions .main-action:last-child{border-color:currentcolor;background:none;color:inherit}',
  '@media (hover:hover){.offer-actions .main-action:last-child:hover{background:var(--disc)}}',
  '@media (min-width:40rem){.offer-actions .main-action{flex:none}}',
  // The colours of both are the same there.
  '@media (forced-colors:active){.offer-actions .main-action:not(:last-child){border-width:5px}}',
].join('');

/**
 * A phone shows the store that it can use: WebKit on iOS alone knows `-webkit-touch-callout`, and
 * other phones and tablets have a coarse pointer. A computer shows each store by its name.
 */
const STYLES_OF_STORES = [
  '@media (hover:hover) and (pointer:fine){.offer-actions__purpose{position:absolute;clip-path:inset(50%)}.offer-actions{gap:.5rem}.offer-actions .main-action{padding-inline:min(.5rem + .4vw,6vw)}}',
  `@supports (-webkit-touch-callout:none){.offer-actions:has([${APP_LINK_ATTRIBUTE}="App Store"]) [${APP_LINK_ATTRIBUTE}="Google Play"]{display:none}}`,
  `@supports not (-webkit-touch-callout:none){@media (hover:none) and (pointer:coarse){.offer-actions:has([${APP_LINK_ATTRIBUTE}="Google Play"]) [${APP_LINK_ATTRIBUTE}="App Store"]{display:none}}}`,
].join('');

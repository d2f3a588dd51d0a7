import '@/components/main-action.css';
import { APP_LINK_ATTRIBUTE } from '@/lib/browser/campaign/add-campaign-to-links';
import { sectionHref } from '@/lib/site/sections';

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
      {/* Not in a style sheet: every home page would then contain these rules. */}
      <style href="offer-actions" precedence="next">
        {STYLES}
      </style>
      <a className="main-action web-font" href={appUrl} {...{ [APP_LINK_ATTRIBUTE]: '' }}>
        {labels.getApp}
      </a>
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
  '.offer-actions .main-action+.main-action{border-color:currentcolor;background:none;color:inherit}',
  '@media (hover:hover){.offer-actions .main-action+.main-action:hover{background:var(--disc)}}',
  '@media (min-width:40rem){.offer-actions .main-action{flex:none}}',
  // The colours of both are the same there.
  '@media (forced-colors:active){.offer-actions .main-action:first-of-type{border-width:5px}}',
].join('');

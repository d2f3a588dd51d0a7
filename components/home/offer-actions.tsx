import '@/components/main-action.css';
import { APP_LINK_ATTRIBUTE } from '@/lib/browser/campaign/add-campaign-to-app-link';
import { sectionHref } from '@/lib/site/sections';

interface OfferActionsProps {
  /** Where visitors get the app; blank if the company has not set it. */
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
      {/* Not a style sheet: the pages of all companies would contain its rules. */}
      <style href="offer-actions" precedence="next">
        {STYLES_OF_TWO_ACTIONS}
      </style>
      <a className="main-action web-font" href={appUrl} {...{ [APP_LINK_ATTRIBUTE]: '' }}>
        {labels.getApp}
      </a>
      {ask}
    </div>
  );
}

/** One below the other on a phone, beside each other where both fit. The second has no background. */
const STYLES_OF_TWO_ACTIONS = [
  '.offer-actions{display:grid;gap:var(--space-3)}',
  '.offer-actions a+a{border-color:var(--text);background:none;color:var(--text)}',
  '@media (min-width:40rem){.offer-actions{display:flex;flex:auto;flex-wrap:wrap}',
  '.offer-actions a{flex:auto;padding-inline:var(--space-5)}}',
  // The colours of both are the same there.
  '@media (forced-colors:active){.offer-actions a:first-of-type{border-width:5px}}',
  '@media print{.offer-actions{display:none}}',
].join('');

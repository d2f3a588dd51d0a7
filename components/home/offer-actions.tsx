import action from '@/components/main-action.module.css';
import { sectionHref } from '@/lib/routes';

interface OfferActionsProps {
  /** Where visitors get the app; blank if the company has not set it. */
  readonly appUrl: string;
  readonly labels: { readonly getApp: string; readonly ask: string };
}

/** What a visitor can do about the offer: get the app if it has a link, and ask about a loan. */
export function OfferActions({ appUrl, labels }: OfferActionsProps) {
  const ask = (
    <a className={action.action} href={sectionHref('contact')}>
      {labels.ask}
    </a>
  );
  if (!appUrl) return ask;
  return (
    <div className="two-actions">
      {/* Not a CSS module: the pages of all companies would contain its rules. */}
      <style href="two-actions" precedence="next">
        {TWO_ACTIONS}
      </style>
      <a className={action.action} href={appUrl}>
        {labels.getApp}
      </a>
      {ask}
    </div>
  );
}

/** One below the other on a phone, beside each other where both fit. The second has no ground. */
const TWO_ACTIONS = [
  '.two-actions{display:grid;gap:var(--space-3)}',
  '.two-actions a+a{border:2px solid;background:none;color:var(--text)}',
  '@media (min-width:40rem){.two-actions{display:flex;flex-wrap:wrap}',
  '.two-actions a{flex:auto;padding-inline:var(--space-5)}}',
  // The colours of both are the same there.
  '@media (forced-colors:active){.two-actions a:first-of-type{border-width:5px}}',
].join('');

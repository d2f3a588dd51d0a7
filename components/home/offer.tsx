import type { ReactNode } from 'react';
import type { Configuration } from '@/lib/config/read-configuration';
import { CompanyIdentity } from './company-identity';
import { OfferActions } from './offer-actions';
import './offer.css';

interface OfferProps extends Configuration {
  /** What follows the highlights. */
  readonly children: ReactNode;
}

/** The region's loan offer (PRODUCT rules 5 and 6), with the range as the hero of the page. */
export function Offer({ children, ...configuration }: OfferProps) {
  const { offer } = configuration.copy;
  const labels = configuration.messages.offer;
  return (
    <div className="offer">
      <h1 className="offer__headline">
        <span className="offer__surrounding-text">{offer.before}</span> <br />
        <Amount amount={offer.from} /> <span className="offer__surrounding-text">{labels.to}</span>{' '}
        <Amount amount={offer.to} /> <br />
        <span className="offer__surrounding-text">{offer.after}</span>
      </h1>
      <div className="offer__action">
        <OfferActions
          appUrl={configuration.appUrl}
          labels={{ getApp: labels.getApp, ask: offer.action }}
        />
        <CompanyIdentity {...configuration} />
      </div>
      <ul className="offer__highlights web-font" role="list">
        {offer.highlights.map((highlight) => (
          <li key={highlight}>{highlight}</li>
        ))}
      </ul>
      {children}
    </div>
  );
}

/**
 * An amount. If a visitor's own letter spacing makes it too wide, it breaks after the currency and
 * never within the figures (WCAG 2.2, 1.4.12).
 */
function Amount({ amount }: { readonly amount: string }) {
  const figures = amount.search(/\d/);
  return (
    <span className="offer__amount">
      <span>{amount.slice(0, figures)}</span>
      <span>{amount.slice(figures)}</span>
    </span>
  );
}

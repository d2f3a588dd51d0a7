import { Fragment } from 'react';
import { CompanyIdentity } from '@/components/company-identity';
import type { Configuration } from '@/lib/config/read-configuration';
import { AppQrCode, type QrCode } from './app-qr-code';
import { OfferActions } from './offer-actions';
import './offer.css';
import { costFigures, Term } from './term';

/** The region's loan offer (PRODUCT rules 5 and 6), with the range as the headline of the page. */
export function Offer({
  qrCode,
  ...configuration
}: Configuration & { readonly qrCode: QrCode | undefined }) {
  const { copy } = configuration;
  const { headline } = copy;
  const labels = configuration.messages.offer;
  const costs = costFigures(configuration);
  return (
    <div className="offer">
      <h1 className="offer__headline">
        {headline.map((part, index) => {
          if (index % 2 === 1) return <Amount key={index} amount={part} />;
          const isLast = index === headline.length - 1;
          // Each amount begins a line, and so do the words after the last one.
          return (
            part && (
              <Fragment key={index}>
                {isLast && <br />}
                {part}
                {!isLast && <br />}
              </Fragment>
            )
          );
        })}
      </h1>
      <OfferActions
        appUrls={configuration.appUrls}
        labels={{ getApp: labels.getApp, ask: copy.ask }}
      />
      {costs.length > 0 && (
        <dl className="offer__figures web-font">
          {costs.map((figure) => (
            <Term key={figure.label} {...figure} />
          ))}
        </dl>
      )}
      <CompanyIdentity {...configuration} />
      {qrCode && <AppQrCode code={qrCode} caption={labels.scanToGetApp} />}
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
      {amount.slice(0, figures)}
      <wbr />
      {amount.slice(figures)}
    </span>
  );
}

import type { OfferTerms } from '@/lib/config/offer-terms';
import type { Offer as OfferCopy } from '@/lib/region/copy-types';
import type { InterfaceStrings } from '@/lib/region/strings/interface-strings';
import { OfferActions } from './offer-actions';
import styles from './offer.module.css';

interface OfferProps {
  readonly offer: OfferCopy;
  readonly labels: InterfaceStrings['offer'];
  readonly terms: OfferTerms;
  readonly appUrl: string;
}

/**
 * The region's loan offer (PRODUCT rules 5, 6 and 7): the range as the hero of the page, then the
 * four labels.
 */
export function Offer({ offer, labels, terms, appUrl }: OfferProps) {
  const rows = [
    { label: labels.loanAmount, value: `${offer.from} ${labels.to} ${offer.to}` },
    { label: labels.termInDays, value: terms.termInDays },
    { label: labels.interestRate, value: terms.interestRate },
    { label: labels.repaymentDate, value: terms.repaymentDate },
  ];
  const unset = rows.filter(({ value }) => value === '');
  // Not one of the four labels: without a value it is left out.
  const known = [...rows, { label: labels.maxApr, value: terms.maxApr }].filter(
    ({ value }) => value !== '',
  );
  return (
    <div className={styles.offer}>
      <h1 className={styles.headline}>
        <span className={styles.around}>{offer.before}</span> <br />
        <Amount amount={offer.from} /> <span className={styles.around}>{labels.to}</span>{' '}
        <Amount amount={offer.to} /> <br />
        <span className={styles.around}>{offer.after}</span>
      </h1>
      <OfferActions appUrl={appUrl} labels={{ getApp: labels.getApp, ask: offer.action }} />
      <ul className={styles.highlights} role="list">
        {offer.highlights.map((highlight) => (
          <li key={highlight}>{highlight}</li>
        ))}
      </ul>
      <dl className={styles.terms}>
        {known.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {unset.length > 0 && (
        <ul className={styles.unset} role="list">
          {unset.map(({ label }) => (
            <li key={label}>{label}</li>
          ))}
        </ul>
      )}
      {terms.riskWarning && <p className={styles.warning}>{terms.riskWarning}</p>}
      {terms.example && (
        <p className={styles.example}>
          <strong>{labels.example}:</strong> {terms.example}
        </p>
      )}
    </div>
  );
}

/**
 * An amount that breaks after its currency and never within its figures, should a visitor's own
 * letter spacing ask for more room than there is (WCAG 2.2, 1.4.12).
 */
function Amount({ amount }: { readonly amount: string }) {
  const figures = amount.search(/\d/);
  return (
    <span className={styles.amount}>
      <span>{amount.slice(0, figures)}</span>
      <span>{amount.slice(figures)}</span>
    </span>
  );
}

import type { Configuration } from '@/lib/config/read-configuration';
import './term.css';

export interface OfferTerm {
  readonly label: string;
  readonly value: string;
  readonly className?: string;
  /** A value in our words. Those of a company may have letters that our fonts lack. */
  readonly isOurs?: boolean;
}

/** What a loan costs a year: the interest rate and the maximum APR, as far as they are set. */
export function costFigures({
  messages: { offer: labels },
  offerTerms,
}: Configuration): OfferTerm[] {
  return [
    { label: labels.interestRate, value: offerTerms.interestRate },
    { label: labels.maxApr, value: offerTerms.maxApr },
  ].filter(({ value }) => value);
}

/** A label of the offer and its value. */
export function Term({ label, value, className = '', isOurs }: OfferTerm) {
  return (
    <div className={`term ${className}`.trim()}>
      <dt>{label}</dt>
      <dd className="term__value" data-ours={isOurs}>
        {value}
      </dd>
    </div>
  );
}

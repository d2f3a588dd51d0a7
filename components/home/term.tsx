import type { Configuration } from '@/lib/config/read-configuration';

export interface OfferTerm {
  readonly label: string;
  readonly value: string;
  readonly className?: string;
  /** Of a value in our words. Those of a company may have letters that our fonts lack. */
  readonly valueClass?: string;
}

/** What a loan costs a year: the interest rate and the maximum APR, as far as they are set. */
export function costFigures({
  messages: { offer: labels },
  offerTerms,
}: Configuration): OfferTerm[] {
  return [
    { label: labels.interestRate, value: offerTerms.interestRate, className: 'terms__cost' },
    { label: labels.maxApr, value: offerTerms.maxApr, className: 'terms__cost' },
  ].filter(({ value }) => value);
}

/** A label of the offer and its value. */
export function Term({ label, value, className, valueClass = '' }: OfferTerm) {
  return (
    <div className={className}>
      <dt>{label}</dt>
      <dd className={`terms__value ${valueClass}`.trim()}>{value}</dd>
    </div>
  );
}

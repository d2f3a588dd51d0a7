import type { Configuration } from '@/lib/config/read-configuration';

/**
 * What a loan costs a year, large: the interest rate and the maximum APR, as far as the company has
 * set them. On a phone they are below the actions of the offer, and from 40rem on the terms begin
 * with them. The page has them twice, and the style sheet shows one.
 */
export function CostFigures({ messages: { offer: labels }, offerTerms }: Configuration) {
  const figures = [
    { label: labels.interestRate, value: offerTerms.interestRate },
    { label: labels.maxApr, value: offerTerms.maxApr },
  ].filter(({ value }) => value);
  return figures.map(({ label, value }) => (
    <div key={label} className="terms__cost">
      <dt>{label}</dt>
      <dd className="terms__own">{value}</dd>
    </div>
  ));
}

/** Whether the company has set one of them. */
export function hasCostFigures({ offerTerms: { interestRate, maxApr } }: Configuration): boolean {
  return Boolean(interestRate || maxApr);
}

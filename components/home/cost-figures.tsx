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
  return (
    <>
      {/* Not in a style sheet: every home page would then contain these rules. */}
      <style href="cost-figures" precedence="next">
        {STYLES}
      </style>
      {figures.map(({ label, value }) => (
        <div key={label} className="cost-figure">
          <dt>{label}</dt>
          <dd className="terms__own">{value}</dd>
        </div>
      ))}
    </>
  );
}

/** Whether the company has set one of them. */
export function hasCostFigures({ offerTerms: { interestRate, maxApr } }: Configuration): boolean {
  return Boolean(interestRate || maxApr);
}

const STYLES = [
  // A long value breaks.
  '.cost-figures{display:flex;flex-wrap:wrap;gap:.5rem 2rem;overflow-wrap:anywhere}',
  '.cost-figure dd.terms__own{font-weight:800;font-size:clamp(1.25rem,1rem + .6vw,1.5rem);line-height:1.25}',
  // Two figures have a row of their own. One shares the row of the terms.
  '@media (min-width:40rem){.cost-figures{display:none}.cost-figure+.cost-figure~.terms__amounts{grid-column-start:1}}',
  // As long as the gap to the next column allows.
  '@media (min-width:75rem){.terms .cost-figure{margin-inline-end:-3rem}}',
  '@media (max-width:39.99rem){.terms .cost-figure{display:none}}',
].join('');

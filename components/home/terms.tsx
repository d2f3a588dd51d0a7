import type { Configuration } from '@/lib/config/read-configuration';
import { withNoBreakSpaces } from '@/lib/region/number-formats';
import { sectionHref } from '@/lib/site/sections';
import './terms.css';

interface TermsProps extends Configuration {
  /** Whether the terms have the width of the page, and not of one column. */
  readonly wide: boolean;
}

/** The four labels of the offer (PRODUCT rule 7), and the terms that the company has set. */
export function Terms({ copy: { offer }, locale, messages, offerTerms, wide }: TermsProps) {
  const labels = messages.offer;
  const rows = [
    {
      label: labels.loanAmount,
      value: [offer.from, labels.to, offer.to].map(withNoBreakSpaces).join(' '),
    },
    { label: labels.termInDays, value: offerTerms.termInDays },
    { label: labels.interestRate, value: offerTerms.interestRate },
    { label: labels.repaymentDate, value: offerTerms.repaymentDate },
  ];
  // The labels are inside a sentence, so they are in lower case.
  const unset = rows
    .filter(({ value }) => value === '')
    .map(({ label }) => withNoBreakSpaces(label.toLocaleLowerCase(locale)));
  // Not one of the four labels: without a value it is left out.
  const known = [...rows, { label: labels.maxApr, value: offerTerms.maxApr }].filter(
    ({ value }) => value !== '',
  );
  return (
    <div className="terms web-font">
      {wide && (
        // Not a style sheet: the pages of all companies would contain its rules.
        <style href="terms-of-the-company" precedence="next">
          {STYLES_OF_SET_TERMS}
        </style>
      )}
      <dl className="terms__rows">
        {known.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
        {unset.length > 0 && (
          <div className="terms__question">
            <dt>
              <a href={sectionHref('contact')}>{labels.askAbout}</a>
            </dt>{' '}
            <dd>{new Intl.ListFormat(locale).format(unset)}</dd>
          </div>
        )}
      </dl>
      {offerTerms.riskWarning && <p className="terms__warning">{offerTerms.riskWarning}</p>}
      {offerTerms.example && (
        <p className="terms__example">
          <strong>{labels.example}:</strong> {offerTerms.example}
        </p>
      )}
    </div>
  );
}

/** The terms are below the banner and the offer, and on a wide page all of them are in one row. */
const STYLES_OF_SET_TERMS = [
  // The loan amount and the labels without a value are ours.
  '.terms__rows div:not(:first-child,.terms__question) dd{font-family:var(--font-values)}',
  // The bar makes it a warning without a colour, also with forced colours.
  '.terms__warning{margin-block-start:var(--space-4);padding-inline-start:var(--space-4);border-inline-start:.375rem solid var(--accent);font:600 1em/1.5 var(--font-values)}',
  '.terms__example{margin-block-start:var(--space-3);font-size:var(--size-small);font-family:var(--font-values)}',
  '.terms__example strong{font-family:var(--font-text)}',
  '@media (min-width:36rem){.terms{grid-column:1/-1}',
  '.terms__rows{display:flex;flex-wrap:wrap;gap:0 var(--column-gap)}',
  '.terms .terms__rows div{display:grid;flex:auto;gap:var(--space-1);align-content:start;padding-block:.625rem}}',
  // At most two in the first row, and at most three in each of the next.
  '@media not all and (min-width:64rem){.terms__rows div{min-inline-size:30%}',
  '.terms__rows div:first-child{min-inline-size:40%}}',
  '@media (min-width:64rem){.terms__rows{display:grid;grid-auto-flow:column;column-gap:1.25rem}}',
].join('');

import type { Configuration } from '@/lib/config/read-configuration';
import './terms.css';

interface TermsProps extends Configuration {
  /** Whether the terms have the width of the page, and not of one column. */
  readonly wide: boolean;
}

/** The four labels of the offer (PRODUCT rule 7), and the terms that the company has set. */
export function Terms({ copy: { offer }, messages, offerTerms: terms, wide }: TermsProps) {
  const labels = messages.offer;
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
    <div className={wide ? 'terms terms--wide' : 'terms'}>
      <dl className="terms__rows">
        {known.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {unset.length > 0 && (
        <ul className="terms__unset" role="list">
          {unset.map(({ label }) => (
            <li key={label}>{label}</li>
          ))}
        </ul>
      )}
      {terms.riskWarning && <p className="terms__warning">{terms.riskWarning}</p>}
      {terms.example && (
        <p className="terms__example">
          <strong>{labels.example}:</strong> {terms.example}
        </p>
      )}
    </div>
  );
}

import type { Configuration } from '@/lib/config/read-configuration';
import { formatMessage } from '@/lib/kit/messages';
import { sectionHref } from '@/lib/site/sections';
import './terms.css';

/** The four labels of the offer (PRODUCT rule 7), and the terms that the company has set. */
export function Terms({ copy, language, locale, messages, offerTerms }: Configuration) {
  const labels = messages.offer;
  const rows = [
    { label: labels.loanAmount, value: copy.range },
    { label: labels.termInDays, value: offerTerms.termInDays },
    { label: labels.interestRate, value: offerTerms.interestRate },
    { label: labels.repaymentDate, value: offerTerms.repaymentDate },
    // Not one of the four labels: without a value it is left out.
    ...(offerTerms.maxApr ? [{ label: labels.maxApr, value: offerTerms.maxApr }] : []),
  ];
  return (
    <div className="terms web-font">
      <dl className="terms__rows">
        {rows.map(({ label, value }, index) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd className={value && index > 0 ? 'terms__own' : undefined}>
              {value || (
                <a href={sectionHref('contact')}>
                  {`${labels.askUs} `}
                  {/* Links with the same words would sound alike (WCAG 2.2, 2.4.4). */}
                  <span className="visually-hidden">
                    {formatMessage(labels.askUsAbout, language, {
                      term: label.toLocaleLowerCase(locale),
                    })}
                  </span>
                </a>
              )}
            </dd>
          </div>
        ))}
        {offerTerms.example && (
          <div className="terms__example">
            <dt>{labels.example}</dt>
            <dd className="terms__own">{offerTerms.example}</dd>
          </div>
        )}
      </dl>
      {offerTerms.riskWarning && (
        <p className="terms__warning terms__own">{offerTerms.riskWarning}</p>
      )}
    </div>
  );
}

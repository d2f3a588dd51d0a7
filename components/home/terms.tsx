import '@/components/panel.css';
import type { Configuration } from '@/lib/config/read-configuration';
import { formatMessage } from '@/lib/kit/messages';
import { withNoBreakSpaces } from '@/lib/region/formats';
import { sectionHref } from '@/lib/site/sections';
import { costFigures, Term, type OfferTerm } from './term';
import './terms.css';

/**
 * The four labels of the offer (PRODUCT rule 7), and the terms that the company has set. What a
 * loan costs comes first: on a phone it is in the offer. The labels without a value share one link,
 * which names them for assistive technology.
 */
export function Terms(configuration: Configuration) {
  const { copy, language, loanExample, locale, messages, offerTerms } = configuration;
  const labels = messages.offer;
  const terms = [
    { label: labels.termInDays, value: offerTerms.termInDays },
    // With a value, it is one of the cost figures.
    ...(offerTerms.interestRate ? [] : [{ label: labels.interestRate, value: '' }]),
    { label: labels.repaymentDate, value: offerTerms.repaymentDate },
  ];
  const charges = [
    { label: labels.fees, value: offerTerms.fees },
    { label: labels.penalCharges, value: offerTerms.penalCharges },
  ];
  const costs = costFigures(configuration);
  const withValue: OfferTerm[] = [
    { label: labels.loanAmount, value: copy.range, isOurs: true },
    ...[...terms, ...charges].filter(({ value }) => value),
  ];
  const open = terms.filter(({ value }) => !value).map(({ label }) => label);
  const example = loanExample || offerTerms.example;
  const figures = loanExample
    ? [
        { label: labels.youGet, value: loanExample.amount },
        { label: labels.youRepay, value: loanExample.repayment },
      ]
    : [];
  const openInOne = new Intl.ListFormat(locale).format(open).toLocaleLowerCase(locale);
  return (
    <div className="panel terms web-font">
      {costs.length > 0 && (
        <dl className="terms__pairs terms__costs">
          {costs.map((cost) => (
            <Term key={cost.label} {...cost} />
          ))}
        </dl>
      )}
      <dl className={example ? 'terms__list' : 'terms__pairs'}>
        {withValue.map((term) => (
          <Term key={term.label} {...term} />
        ))}
        {open.length > 0 && (
          <div className="term terms__open">
            {open.map((label) => (
              <dt key={label}>{label}</dt>
            ))}
            <dd className="term__value" data-ours>
              <a href={sectionHref('contact')} aria-label={`${labels.askUs}: ${openInOne}`}>
                {labels.askUs}
              </a>
            </dd>
          </div>
        )}
      </dl>
      {example && (
        <dl className="terms__example">
          <div className="term terms__case">
            <dt>{labels.example}</dt>
            {loanExample && (
              <dd className="term__value" data-ours>
                {formatMessage(labels.exampleCost, language, {
                  days: loanExample.days,
                  cost: loanExample.cost,
                })}
              </dd>
            )}
            {offerTerms.example && (
              <dd className="terms__words terms__own">{offerTerms.example}</dd>
            )}
          </div>
          {figures.map(({ label, value }) => (
            <Term
              key={label}
              label={label}
              value={withNoBreakSpaces(value)}
              className="terms__figure"
              isOurs
            />
          ))}
        </dl>
      )}
      {offerTerms.riskWarning && (
        <p className="terms__warning terms__own">{offerTerms.riskWarning}</p>
      )}
    </div>
  );
}

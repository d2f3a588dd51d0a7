import '@/components/panel.css';
import { Icon } from '@/components/icon';
import type { LoanExample } from '@/lib/config/loan-example';
import type { Configuration } from '@/lib/config/read-configuration';
import { formatMessage } from '@/lib/kit/messages';
import { withNoBreakSpaces } from '@/lib/region/formats';
import type { InterfaceMessages } from '@/lib/region/messages/messages-type';
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
    ...costs,
    { label: labels.loanAmount, value: copy.range, valueClass: 'terms__ours' },
    ...[...terms, ...charges].filter(({ value }) => value),
  ];
  const open = terms.filter(({ value }) => !value).map(({ label }) => label);
  const example = loanExample || offerTerms.example;
  const openInOne = new Intl.ListFormat(locale).format(open).toLocaleLowerCase(locale);
  return (
    <div className="panel terms web-font">
      <dl className="terms__rows">
        {withValue.map((term) => (
          <Term key={term.label} {...term} />
        ))}
        {open.length > 0 && (
          <div className="terms__open">
            {open.map((label) => (
              <dt key={label}>{label}</dt>
            ))}
            <dd className="terms__value terms__ours">
              <a href={sectionHref('contact')} aria-label={`${labels.askUs}: ${openInOne}`}>
                {labels.askUs}
              </a>
            </dd>
          </div>
        )}
      </dl>
      {example && (
        <dl className="terms__example">
          <dt>{labels.example}</dt>
          {loanExample && (
            <ExampleFigures example={loanExample} labels={labels} language={language} />
          )}
          {offerTerms.example && <dd className="terms__words terms__own">{offerTerms.example}</dd>}
        </dl>
      )}
      {offerTerms.riskWarning && (
        <p className="terms__warning terms__own">{offerTerms.riskWarning}</p>
      )}
    </div>
  );
}

/** What a visitor gets and repays, as figures. */
function ExampleFigures({
  example: { amount, repayment, days, cost },
  labels,
  language,
}: {
  readonly example: LoanExample;
  readonly language: string;
  readonly labels: InterfaceMessages['offer'];
}) {
  return (
    <>
      <dd className="terms__value terms__ours">
        {formatMessage(labels.exampleCost, language, { days, cost })}
      </dd>
      <dd className="terms__figure">
        {`${labels.youGet} `}
        <strong>
          {withNoBreakSpaces(amount)}
          <Icon path="m13 5 7 7-7 7-1.4-1.4 4.6-4.6H4v-2h12.2l-4.6-4.6z" />
        </strong>
      </dd>
      <dd className="terms__figure">
        {`${labels.youRepay} `}
        <strong>{withNoBreakSpaces(repayment)}</strong>
      </dd>
    </>
  );
}

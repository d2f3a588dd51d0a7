import '@/components/panel.css';
import { Icon } from '@/components/icon';
import type { LoanExample } from '@/lib/config/loan-example';
import type { Configuration } from '@/lib/config/read-configuration';
import { formatMessage } from '@/lib/kit/messages';
import type { InterfaceMessages } from '@/lib/region/messages/messages-type';
import { withNoBreakSpaces } from '@/lib/region/number-formats';
import { sectionHref } from '@/lib/site/sections';
import { CostFigures, hasCostFigures } from './cost-figures';
import './terms.css';

/** The class that gives open terms as many columns as they have labels. */
const COLUMNS_OF_OPEN_TERMS: Readonly<Record<number, string>> = {
  2: 'terms__two',
  3: 'terms__three',
};

/**
 * The four labels of the offer (PRODUCT rule 7), and the terms that the company has set. What a
 * loan costs comes first. The labels without a value share one link, which names them.
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
  const open = terms.filter(({ value }) => !value).map(({ label }) => label);
  return (
    <div className="panel terms web-font">
      <dl className="terms__rows">
        {hasCostFigures(configuration) && <CostFigures {...configuration} />}
        {(loanExample || offerTerms.example) && (
          <div className="terms__example">
            <dt>{labels.example}</dt>
            {loanExample && (
              <ExampleFigures example={loanExample} labels={labels} language={language} />
            )}
            {offerTerms.example && (
              <dd className="terms__words terms__own">{offerTerms.example}</dd>
            )}
          </div>
        )}
        <div className="terms__amounts">
          <dt>{labels.loanAmount}</dt>
          <dd>{copy.range}</dd>
        </div>
        {[...terms, ...charges]
          .filter(({ value }) => value)
          .map(({ label, value }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd className="terms__own">{value}</dd>
            </div>
          ))}
        {open.length > 0 && (
          <div className={`terms__open ${COLUMNS_OF_OPEN_TERMS[open.length] ?? ''}`}>
            {open.map((label) => (
              <dt key={label}>{label}</dt>
            ))}
            <dd className="terms__words">
              <a href={sectionHref('contact')}>
                {formatMessage(labels.askUsAbout, language, {
                  terms: new Intl.ListFormat(locale).format(open).toLocaleLowerCase(locale),
                })}
              </a>
            </dd>
          </div>
        )}
      </dl>
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
      <dd className="terms__words terms__figures">
        <span>
          {`${labels.youGet} `}
          <strong>{withNoBreakSpaces(amount)}</strong>
        </span>
        <Icon path="m13 5 7 7-7 7-1.4-1.4 4.6-4.6H4v-2h12.2l-4.6-4.6z" />
        <span>
          {`${labels.youRepay} `}
          <strong>{withNoBreakSpaces(repayment)}</strong>
        </span>
      </dd>
      <dd className="terms__words">
        {formatMessage(labels.exampleCost, language, { days, cost })}
      </dd>
    </>
  );
}

import '@/components/panel.css';
import { Icon } from '@/components/icon';
import type { LoanExample } from '@/lib/config/loan-example';
import type { Configuration } from '@/lib/config/read-configuration';
import { formatMessage } from '@/lib/kit/messages';
import { withNoBreakSpaces } from '@/lib/region/formats';
import type { InterfaceMessages } from '@/lib/region/messages/messages-type';
import { sectionHref } from '@/lib/site/sections';
import { columnSpans } from './column-spans';
import { costFigures, Term, type OfferTerm } from './term';
import './terms.css';

/** How many small letters of a value fit into one to four columns (terms.css). */
const ROOM = { tablet: [12, 33, 54, 75], computer: [17, 42, 67, 92] } as const;

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
  // Two columns need no class. The open terms have two: their labels are as long as a value that needs them.
  const openValue = open.length > 0 ? ['a'.repeat(ROOM.computer[1])] : [];
  const values = [...withValue.map(({ value }) => value), ...openValue];
  const spans = Object.entries(ROOM).map(([screen, room]) =>
    columnSpans(values, room).map((span) => span !== 2 && `terms__${screen}-${span}`),
  );
  const classOf = (index: number, className?: string) =>
    [className, ...spans.map((classes) => classes[index])].filter(Boolean).join(' ');
  const openInOne = new Intl.ListFormat(locale).format(open).toLocaleLowerCase(locale);
  return (
    <div className="panel terms web-font">
      <dl className="terms__rows">
        {withValue.map((term, index) => (
          <Term key={term.label} {...term} className={classOf(index, term.className)} />
        ))}
        {open.length > 0 && (
          <div className={classOf(withValue.length, 'terms__open')}>
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
        {example && (
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

import { Fragment } from 'react';
import { Icon } from '@/components/icon';
import { LenderName } from '@/components/lender-name';
import { PhoneLinks } from '@/components/phone-links';
import { SiteEmail, SiteText } from '@/components/replaceable-text';
import { UnbrokenNumbers } from '@/components/unbroken-numbers';
import { storeOf } from '@/lib/config/app-stores';
import type { Configuration } from '@/lib/config/read-configuration';
import { formatMessage } from '@/lib/kit/messages';
import { formatDay, createNumberFormatters } from '@/lib/region/formats';
import './company-identity.css';

const SHIELD =
  'M12 2 4 5v6c0 5 3.4 9.7 8 11 4.6-1.3 8-6 8-11V5zm-1.2 14.2-3.5-3.5 1.4-1.4 2.1 2.1 4.5-4.5 1.4 1.4z';
const BUILDING =
  'M5 21V3h9v5h5v13h-5.5v-4h-3v4zM8 8h3V6H8zm0 4h3v-2H8zm6 0h2v-2h-2zm-6 4h2v-2H8zm6 0h2v-2h-2z';

/**
 * The line below the actions and in About us (PRODUCT rule 17): the licence or, without one, the
 * NBFC registration, then TKB90, the phone and the lender. A company without licence, registration
 * and lender shows its name, email and address. The rating of the app is last. The shield stands
 * for a licence or registration only.
 */
export function CompanyIdentity(configuration: Configuration) {
  const { company, copy, legal, messages } = configuration;
  const { facts, lenders, performance } = legal;
  const labels = messages.footer;
  const registration = facts.licence || facts.nbfc;
  return (
    <div className="company-identity">
      <Icon path={registration ? SHIELD : BUILDING} />
      <p>
        {registration && (
          <strong>
            {!facts.licence && <Label text={labels.nbfc} />}
            <UnbrokenNumbers text={registration} />
          </strong>
        )}
        {copy.performance && performance.tkb90 && (
          <span>
            <Label text={copy.performance.tkb90} />
            {performance.tkb90}
          </span>
        )}
        {!registration && lenders.length === 0 && (
          <>
            <strong>
              <SiteText field="name" company={company} />
            </strong>
            <SiteEmail buildTimeValue={company.email} />
            <SiteText field="address" company={company} />
          </>
        )}
        {company.phone && (
          <span>
            <Label text={labels.phone} />
            <PhoneLinks phones={company.phone} />
          </span>
        )}
        {lenders.length > 0 && (
          <span>
            <Label text={labels.lender} />
            {lenders.map((lender, index) => (
              <Fragment key={index}>
                {index > 0 && ', '}
                <LenderName lender={lender} />
              </Fragment>
            ))}
          </span>
        )}
        <AppRating {...configuration} />
      </p>
    </div>
  );
}

/** What users of the app think of it, on which day and according to whom. */
function AppRating({ rating, language, locale, messages, region }: Configuration) {
  if (!rating) return null;
  const { number } = createNumberFormatters(language, region);
  const values = { rating: number(Number(rating.value)), count: number(Number(rating.count)) };
  const text = formatMessage(messages.offer.rating, language, values);
  return (
    <span>
      {`${text}, `}
      <time dateTime={rating.day}>{formatDay(rating.day, locale)}</time>
      {', '}
      <a href={rating.url}>{storeOf(rating.url)}</a>
    </span>
  );
}

/** What a value is. Our font has its letters, but perhaps not those of the value. */
function Label({ text }: { readonly text: string }) {
  return <span className="web-font">{`${text}: `}</span>;
}

import { PhoneLink } from '@/components/phone-link';
import { SiteEmail, SiteText } from '@/components/replaceable-text';
import { UnbrokenNumbers } from '@/components/unbroken-numbers';
import type { Configuration } from '@/lib/config/read-configuration';
import type { Settings } from '@/lib/config/schema';

/**
 * Who stands behind the offer, beside the action (PRODUCT rule 17): the licence or registration, the
 * phone and the lender. A company without licence and lender shows its name, email and address.
 */
export function LenderDisclosure({ company, legal: { facts, lender }, messages }: Configuration) {
  const labels = messages.footer;
  const registration = facts.licence || (facts.nbfc && `${labels.nbfc}: ${facts.nbfc}`);
  const hasLender = Boolean(lender.name || lender.url);
  return (
    <p className="offer__lender">
      {registration && (
        <strong>
          <UnbrokenNumbers text={registration} />
        </strong>
      )}
      {!registration && !hasLender && (
        <>
          <strong>
            <SiteText field="name" buildTimeValue={company.name} />
          </strong>
          <SiteEmail buildTimeValue={company.email} />
          <SiteText field="address" buildTimeValue={company.address} />
        </>
      )}
      {company.phone && (
        <span>
          {labels.phone}: <PhoneLink phone={company.phone} />
        </span>
      )}
      {hasLender && (
        <span>
          {labels.lender}: <LenderName lender={lender} />
        </span>
      )}
    </p>
  );
}

/** The lender's name, as a link to its site if the company has set one. */
export function LenderName({ lender: { name, url } }: { lender: Settings['legal']['lender'] }) {
  return url ? <a href={url}>{name || url}</a> : name;
}

import { SiteEmail } from '@/components/site-config/site-email';
import { SiteText } from '@/components/site-config/site-text';
import { telephoneHref } from '@/lib/config/phone-number';
import type { Configuration } from '@/lib/config/read-configuration';
import { LenderName } from './lender-name';

/**
 * Who stands behind the offer, beside the action (PRODUCT rule 17): the licence or registration, the
 * lender and the phone. A company without licence and lender shows its name, email and address.
 */
export function LenderDisclosure({ company, legal: { facts, lender }, messages }: Configuration) {
  const labels = messages.footer;
  const registration = facts.licence || (facts.nbfc && `${labels.nbfc}: ${facts.nbfc}`);
  const hasLender = Boolean(lender.name || lender.url);
  return (
    <p className="offer__lender">
      {registration && <span>{registration}</span>}
      {hasLender && (
        <span>
          {labels.lender}: <LenderName lender={lender} />
        </span>
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
        <a dir="ltr" href={telephoneHref(company.phone)}>
          {company.phone}
        </a>
      )}
    </p>
  );
}

import { Icon } from '@/components/icon';
import { SiteText } from '@/components/site-config/site-text';
import type { Configuration } from '@/lib/config/read-configuration';
import { LenderName } from './lender-name';

const BANK = 'M12 2 2 7.5V10h20V7.5zM4 11.5h3V18H4zm6.5 0h3V18h-3zm6.5 0h3V18h-3zM2 19.5h20V22H2z';

/**
 * Who stands behind the offer, beside the action (PRODUCT rule 17): the licence or registration, and
 * the lender. A company that has set neither shows its name and address.
 */
export function LenderDisclosure({ company, legal: { facts, lender }, messages }: Configuration) {
  const labels = messages.footer;
  const registration = facts.licence || (facts.nbfc && `${labels.nbfc}: ${facts.nbfc}`);
  const hasLender = Boolean(lender.name || lender.url);
  return (
    <p className="offer__proof">
      <Icon path={BANK} />
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
          <SiteText field="address" buildTimeValue={company.address} />
        </>
      )}
    </p>
  );
}

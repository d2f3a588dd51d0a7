import { Icon } from '@/components/icon';
import type { Settings } from '@/lib/config/schema';
import type { InterfaceMessages } from '@/lib/region/messages/messages-type';
import { LenderName } from './lender-name';

const BANK = 'M12 2 2 7.5V10h20V7.5zM4 11.5h3V18H4zm6.5 0h3V18h-3zm6.5 0h3V18h-3zM2 19.5h20V22H2z';

interface OfferProofProps {
  readonly legal: Settings['legal'];
  readonly labels: InterfaceMessages['footer'];
}

/** Who stands behind the offer, beside the action: the licence or registration, and the lender. */
export function OfferProof({ legal: { facts, lender }, labels }: OfferProofProps) {
  const registration = facts.licence || (facts.nbfc && `${labels.nbfc}: ${facts.nbfc}`);
  const hasLender = Boolean(lender.name || lender.url);
  if (!registration && !hasLender) return null;
  return (
    <p className="offer__proof">
      {/* Not a style sheet: the pages of all companies would contain its rules. */}
      <style href="offer-proof" precedence="next">
        {STYLES}
      </style>
      <Icon path={BANK} />
      {registration && <span>{registration}</span>}
      {hasLender && (
        <span>
          {labels.lender}: <LenderName lender={lender} />
        </span>
      )}
    </p>
  );
}

/** A muted line below the action. The icon has the height of a line, and the link that of a finger. */
const STYLES = [
  '.offer>p.offer__proof{position:relative;display:flex;flex-wrap:wrap;gap:0 var(--space-4);margin-block-start:var(--space-3);padding-inline-start:1.5rem;color:var(--text-muted);font-family:var(--font-values);font-size:var(--size-small);overflow-wrap:anywhere}',
  '.offer__proof svg{position:absolute;inset:0 auto auto 0;inline-size:1rem;block-size:1.5em}',
  '.offer__proof a{display:inline-block;padding-block:.75rem;margin-block:-.75rem}',
].join('');

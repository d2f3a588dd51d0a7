import type { LegalFacts } from '@/lib/config/legal-facts';
import { telephoneHref } from '@/lib/config/phone';
import type { InterfaceStrings } from '@/lib/region/strings/interface-strings-type';
import { FooterEntry } from './footer-entry';

interface LegalEntriesProps {
  readonly legal: LegalFacts;
  readonly labels: InterfaceStrings['footer'];
}

/**
 * The footer's entries for the legal facts that are set: the licence, the lender, and the contact for
 * complaints. Registration numbers are facts of the company (footer.tsx).
 */
export function LegalEntries({ legal, labels }: LegalEntriesProps) {
  const { lines, lender, lenderUrl, complaints } = legal;
  return (
    <>
      {(Object.keys(lines) as (keyof typeof lines)[]).map(
        (fact) =>
          lines[fact] && (
            <FooterEntry key={fact} label={labels[fact]}>
              {lines[fact]}
            </FooterEntry>
          ),
      )}
      {(lender || lenderUrl) && (
        <FooterEntry label={labels.lender}>
          {lenderUrl ? <a href={lenderUrl}>{lender || lenderUrl}</a> : lender}
        </FooterEntry>
      )}
      {(complaints.name || complaints.phone || complaints.email) && (
        <FooterEntry label={labels.complaints}>
          {complaints.name && <p>{complaints.name}</p>}
          {complaints.phone && (
            <p>
              <a href={telephoneHref(complaints.phone)}>{complaints.phone}</a>
            </p>
          )}
          {complaints.email && (
            <p>
              <a href={`mailto:${complaints.email}`}>{complaints.email}</a>
            </p>
          )}
        </FooterEntry>
      )}
    </>
  );
}

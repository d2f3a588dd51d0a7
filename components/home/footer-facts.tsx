import { SiteEmail } from '@/components/site-config/site-email';
import { SiteText } from '@/components/site-config/site-text';
import type { Company } from '@/lib/config/company';
import { telephoneHref } from '@/lib/config/phone';
import type { Settings } from '@/lib/config/schema';
import type { InterfaceMessages } from '@/lib/region/messages/messages-type';
import { FooterEntry } from './footer-entry';
import { LenderName } from './lender-name';

interface FooterFactsProps {
  readonly company: Company;
  readonly legal: Settings['legal'];
  readonly labels: InterfaceMessages['footer'];
}

/** The footer's list of facts: address and email, and every other fact of one line that is set. */
export function FooterFacts({ company, legal, labels }: FooterFactsProps) {
  const { facts, lender } = legal;
  return (
    <>
      <FooterEntry label={labels.address}>
        <SiteText field="address" buildTimeValue={company.address} />
      </FooterEntry>
      <FooterEntry label={labels.email}>
        <SiteEmail buildTimeValue={company.email} />
      </FooterEntry>
      {company.phone && (
        <FooterEntry label={labels.phone}>
          <a dir="ltr" href={telephoneHref(company.phone)}>
            {company.phone}
          </a>
        </FooterEntry>
      )}
      {(Object.keys(facts) as (keyof typeof facts)[]).map(
        (fact) =>
          facts[fact] && (
            <FooterEntry key={fact} label={labels[fact]}>
              {facts[fact]}
            </FooterEntry>
          ),
      )}
      {(lender.name || lender.url) && (
        <FooterEntry label={labels.lender}>
          <LenderName lender={lender} />
        </FooterEntry>
      )}
    </>
  );
}

/*
 * What `/site-config.js` may replace (PRODUCT rule 30). `applySiteConfig` writes its values into
 * these elements, and React does not overwrite them.
 */
import {
  COMPANY_FIELD_ATTRIBUTE,
  shownText,
  type Company,
  type ReplaceableField,
} from '@/lib/config/company';

interface SiteTextProps {
  readonly field: Exclude<ReplaceableField, 'email'>;
  readonly company: Company;
}

/**
 * A text. `bdi` keeps a right-to-left name from reordering the text around it. Our font has all
 * letters of the example's texts, but perhaps not those of the company's.
 */
export function SiteText({ field, company }: SiteTextProps) {
  const isOurs = field !== 'name' && company.stated[field] === '';
  return (
    <bdi className={isOurs ? 'web-font' : undefined} {...{ [COMPANY_FIELD_ATTRIBUTE]: field }}>
      {shownText(field, company[field])}
    </bdi>
  );
}

interface SiteEmailProps {
  readonly buildTimeValue: string;
  /** In an island, React compares it with what `/site-config.js` or a translator has written. */
  readonly isOneText?: boolean;
}

/** The company's email as a link, or the place for that of `/site-config.js`. */
export function SiteEmail({ buildTimeValue, isOneText = false }: SiteEmailProps) {
  const href = buildTimeValue && `mailto:${buildTimeValue}`;
  return (
    <a
      href={href || undefined}
      {...{ [COMPANY_FIELD_ATTRIBUTE]: 'email' }}
      suppressHydrationWarning
    >
      {isOneText ? buildTimeValue : buildTimeValue && <EmailText email={buildTimeValue} />}
    </a>
  );
}

/** An email that breaks after its @ before it breaks anywhere else. */
export function EmailText({ email }: { readonly email: string }) {
  const host = email.lastIndexOf('@') + 1;
  return (
    <>
      {email.slice(0, host)}
      <wbr />
      {email.slice(host)}
    </>
  );
}

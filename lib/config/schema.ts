import { z } from 'zod';
import { parseColour } from '@/lib/theme/convert-colour';
import { isEmailAddress } from './email-address';
import { isPhoneNumber } from './phone';
import { isSiteText, SITE_TEXT_LIMIT } from './text-validation';
import { readUrl, type UrlPart } from './web-url';

/**
 * The text of a variable: every kind of space becomes the usual one, and spaces at the ends are
 * dropped. A blank value counts as unset, because hosting dashboards keep a variable whose value
 * was cleared.
 */
export function cleanText(value: string | undefined): string {
  return (value ?? '').replace(/[\p{Zs}]+/gu, ' ').trim();
}

const cleaned = z.string().optional().transform(cleanText);

function setting(allowed: string, accepts: (value: string) => boolean) {
  return cleaned.refine((value) => value === '' || accepts(value), { error: allowed });
}

/** A URL without some parts. The message names the part that is wrong. */
function url(...refused: readonly UrlPart[]) {
  return cleaned.transform((value, context) => {
    const read = value === '' ? { url: '' } : readUrl(value, refused);
    if ('url' in read) return read.url;
    context.addIssue(read.allowed);
    return z.NEVER;
  });
}

const text = () =>
  setting(
    `text of up to ${SITE_TEXT_LIMIT} characters without angle brackets, line breaks and invisible characters`,
    isSiteText,
  );
const email = () => setting('an email address such as care@company.example', isEmailAddress);
const phone = () =>
  setting(
    'a phone number of 3 to 15 digits, with spaces, dashes and parentheses, such as +91 22 5550 0100',
    isPhoneNumber,
  );
const siteUrl = () => url('path', 'query', 'fragment');
const serverUrl = () => url('query', 'fragment');
/** A page of any site: an app whose pages are fragments, or a page that a query selects. */
const pageUrl = () => url();
/** Where the form goes: browsers drop a fragment, and `http` would send the message unencrypted. */
const contactUrl = () =>
  url('fragment').refine(
    (value) => /^$|^https:|^http:\/\/(localhost|127\.0\.0\.1)([:/?]|$)/.test(value),
    {
      error: 'a URL that begins with https://, or with http://localhost to try it',
    },
  );
/** A colour as `#rrggbb`. */
const colour = () =>
  setting(
    'an opaque CSS colour such as #ffb400 or oklch(0.8 0.17 80)',
    (value) => parseColour(value) !== undefined,
  ).transform((value) => parseColour(value) ?? '');

/** The colours. Their contrast is checked even if another setting is wrong. */
export const coloursSchema = z.object({
  NEXT_PUBLIC_BACKGROUND: colour(),
  NEXT_PUBLIC_BG_FONT_COLOR: colour(),
  NEXT_PUBLIC_FONT_COLOR: colour(),
});

/** The settings that depend neither on the region nor on each other. */
export const independentSchema = z.object({
  NEXT_PUBLIC_COM_NAME: text(),
  NEXT_PUBLIC_EMAIL: email(),
  NEXT_PUBLIC_ADDRESS: text(),
  NEXT_PUBLIC_COPYRIGHT: text(),
  NEXT_PUBLIC_PHONE: phone(),
  NEXT_PUBLIC_CIN: text(),
  NEXT_PUBLIC_NBFC: text(),
  NEXT_PUBLIC_LICENCE: text(),
  NEXT_PUBLIC_LENDER: text(),
  NEXT_PUBLIC_LENDER_URL: pageUrl(),
  NEXT_PUBLIC_COMPLAINTS_NAME: text(),
  NEXT_PUBLIC_COMPLAINTS_PHONE: phone(),
  NEXT_PUBLIC_COMPLAINTS_EMAIL: email(),
  NEXT_PUBLIC_PRIVACY_URL: pageUrl(),
  NEXT_PUBLIC_TERMS_URL: pageUrl(),
  NEXT_PUBLIC_CONTACT_URL: contactUrl(),
  NEXT_PUBLIC_TERM_IN_DAYS: text(),
  NEXT_PUBLIC_INTEREST_RATE: text(),
  NEXT_PUBLIC_REPAYMENT_DATE: text(),
  NEXT_PUBLIC_MAX_APR: text(),
  NEXT_PUBLIC_LOAN_EXAMPLE: text(),
  NEXT_PUBLIC_RISK_WARNING: text(),
  NEXT_PUBLIC_APP_URL: pageUrl(),
  NEXT_PUBLIC_HTTP_URL: siteUrl(),
  NEXT_PUBLIC_OFFLINE_CACHE: setting('on or off', (value) => value === 'on' || value === 'off'),
  NEXT_PUBLIC_APP_API: serverUrl(),
  NEXT_PUBLIC_APP_H5: text(),
  NEXT_PUBLIC_APP_EN_NAME: text(),
  NEXT_PUBLIC_APP_CN_NAME: text(),
  NEXT_PUBLIC_APP_YD_NAME: text(),
  NEXT_PUBLIC_SERVICE_PHONE: phone(),
});

/** The checked settings. An unset one is blank. */
export type Settings = z.output<typeof independentSchema>;

/**
 * The environment variables whose values do not depend on the region, and the values each allows.
 * `.env.example` documents every variable.
 */
export const settingsSchema = independentSchema.extend(coloursSchema.shape);

/** Every environment variable that the configuration reads. */
export const SETTINGS = [
  'NEXT_PUBLIC_REGION',
  'NEXT_PUBLIC_LANGUAGE',
  'NEXT_PUBLIC_OTHER_REGION_URL',
  ...Object.keys(settingsSchema.shape),
];

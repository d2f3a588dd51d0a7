import { z } from 'zod';
import { parseColour } from '@/lib/theme/colour';
import { isEmailAddress, isSiteText, isWebAddress, SITE_TEXT_LIMIT } from './validation';

/** A blank value counts as unset: hosting dashboards keep a variable whose value was cleared. */
const blank = z
  .string()
  .optional()
  .transform((value) => value?.trim() ?? '');

function setting(allowed: string, accepts: (value: string) => boolean) {
  return blank.refine((value) => value === '' || accepts(value), { error: allowed });
}

const text = () =>
  setting(
    `text of up to ${SITE_TEXT_LIMIT} characters without angle brackets or control characters`,
    isSiteText,
  );
const email = () => setting('an email address such as care@company.example', isEmailAddress);
const phone = () =>
  setting(
    'a phone number of digits, spaces, dashes and parentheses such as +91 22 5550 0100',
    (value) => /^\+?[\d ()-]{3,24}$/.test(value),
  );
const address = () => setting('an address that starts with https:// or http://', isWebAddress);
const colour = () =>
  setting(
    'an opaque CSS colour such as #ffb400 or oklch(0.8 0.17 80)',
    (value) => parseColour(value) !== undefined,
  );

/**
 * The environment variables whose values do not depend on the region, and the values each allows. `.env.example` documents
 * every variable.
 */
export const settingsSchema = z.object({
  NEXT_PUBLIC_COM_NAME: text(),
  NEXT_PUBLIC_EMAIL: email(),
  NEXT_PUBLIC_ADDRESS: text(),
  NEXT_PUBLIC_CIN: text(),
  NEXT_PUBLIC_NBFC: text(),
  NEXT_PUBLIC_HTTP_URL: address(),
  NEXT_PUBLIC_PHONE: phone(),
  NEXT_PUBLIC_COPYRIGHT: text(),
  NEXT_PUBLIC_TERM_IN_DAYS: text(),
  NEXT_PUBLIC_INTEREST_RATE: text(),
  NEXT_PUBLIC_REPAYMENT_DATE: text(),
  NEXT_PUBLIC_APP_API: address(),
  NEXT_PUBLIC_APP_H5: text(),
  NEXT_PUBLIC_APP_EN_NAME: text(),
  NEXT_PUBLIC_APP_CN_NAME: text(),
  NEXT_PUBLIC_APP_YD_NAME: text(),
  NEXT_PUBLIC_BACKGROUND: colour(),
  NEXT_PUBLIC_BG_FONT_COLOR: colour(),
  NEXT_PUBLIC_FONT_COLOR: colour(),
  NEXT_PUBLIC_SERVICE_PHONE: phone(),
  NEXT_PUBLIC_OFFLINE_CACHE: setting('on or off', (value) => value === 'on' || value === 'off'),
});

/**
 * Exports outside the matrix of sites, for the tests of what a setting changes: `open('<name>')`.
 * They are built once, with the other exports.
 */
export const EXTRA_EXPORTS = {
  // The servers of messages-campaign-and-events.test.ts.
  'india-measured': {
    NEXT_PUBLIC_REGION: '1',
    NEXT_PUBLIC_PHONE: '+91 22 5550 0100',
    NEXT_PUBLIC_EMAIL: 'care@company.example',
    NEXT_PUBLIC_APP_URL: 'https://play.google.com/store/apps/details?id=example.loans',
    NEXT_PUBLIC_EVENTS_URL: 'http://127.0.0.1:47110/api/event',
    NEXT_PUBLIC_CONTACT_URL: 'http://127.0.0.1:47111/message',
    NEXT_PUBLIC_CONTACT_FIELDS: 'access_key=a%26b&_subject="><b>A message',
    NEXT_PUBLIC_CONTACT_REDIRECT_ORIGINS: 'http://127.0.0.1:47112',
    NEXT_PUBLIC_CALCULATOR_RATE: '12% to 24%',
    NEXT_PUBLIC_CALCULATOR_TERM: '3 to 24',
    NEXT_PUBLIC_CALCULATOR_FEE: '2.5%',
    NEXT_PUBLIC_CALCULATOR_FEE_TAX: '18%',
  },
  // In a folder of its origin. Its content, and a page and an island of a developer, are in
  // added-files/india-with-own-pages.
  'india-with-own-pages': {
    NEXT_PUBLIC_REGION: '1',
    NEXT_PUBLIC_LANGUAGE: 'hi',
    NEXT_PUBLIC_HTTP_URL: 'https://hi.company.example/a/b/',
    // Its banner has one slide, and it has one card.
    NEXT_PUBLIC_LOAN_FROM: 'off',
    NEXT_PUBLIC_PAYOUT_TIME: 'off',
    NEXT_PUBLIC_USERS: 'off',
    NEXT_PUBLIC_SALARY: 'off',
    // The server of receivers-of-leads.test.ts.
    NEXT_PUBLIC_CONTACT_URL: 'http://127.0.0.1:47113/lead',
    NEXT_PUBLIC_CONTACT_FIELDS:
      'key=a%26b&variant={region} {language}&LastName={Name}&Lead Source={utm_source}&url={page}&term={utm_term}',
  },
} as const satisfies Record<string, Readonly<Record<`NEXT_PUBLIC_${string}`, string>>>;

/** The settings that change what the page does. Only extra exports have them. */
export const CHANGING_BEHAVIOUR = [
  'NEXT_PUBLIC_CONTACT_URL',
  'NEXT_PUBLIC_CONTACT_FIELDS',
  'NEXT_PUBLIC_CONTACT_REDIRECT_ORIGINS',
  'NEXT_PUBLIC_EVENTS_URL',
  'NEXT_PUBLIC_STAGING',
  'NEXT_PUBLIC_CALCULATOR_RATE',
  'NEXT_PUBLIC_CALCULATOR_TERM',
  'NEXT_PUBLIC_CALCULATOR_FEE',
  'NEXT_PUBLIC_CALCULATOR_FEE_TAX',
] as const;

/** A list of redirects. */
export const REDIRECTS = `# Old addresses
/personal-loan.html /repay
/diwali /?utm_source=diwali#contact
/ask\t/#contact
/old/offers 410
/app https://app.example/get?a=%20b#c
`;

/**
 * Each request, its status, and where it leads from the folder of the site. No value may be left out:
 * Jest would pass its callback in that place, and wait for a call.
 */
export const REDIRECTS_ANSWERS: [string, number, string | undefined][] = [
  ['/personal-loan.html', 301, '/repay'],
  ['/personal-loan.html?from=mail&x=%20', 301, '/repay?from=mail&x=%20'],
  ['/diwali', 301, '/?utm_source=diwali#contact'],
  ['/diwali/?utm_source=sms', 301, '/?utm_source=diwali#contact'],
  ['/ask', 301, '/#contact'],
  ['/ask?utm_source=sms', 301, '/?utm_source=sms#contact'],
  ['/old/offers', 410, undefined],
  ['/old/offers/', 410, undefined],
  ['/app', 301, 'https://app.example/get?a=%20b#c'],
  ['/Diwali', 404, undefined],
  ['/personal-loan', 404, undefined],
];

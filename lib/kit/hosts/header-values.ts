const YEAR_SECONDS = 31_536_000;

/** For files whose name changes with their content. */
export const IMMUTABLE = `public, max-age=${YEAR_SECONDS}, immutable`;
/**
 * For all other responses, errors and redirects included. The policy of a page blocks each style
 * that an optimiser of a network has changed, even by one byte.
 */
export const REVALIDATE = 'public, max-age=0, must-revalidate, no-transform';

/** The headers of every response, besides the Content Security Policy. */
export const SECURITY_HEADERS: Readonly<Record<string, string>> = {
  'Strict-Transport-Security': `max-age=${2 * YEAR_SECONDS}`,
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  // Features of browsers that could spy on a visitor or cost money.
  'Permissions-Policy':
    'camera=(), display-capture=(), geolocation=(), microphone=(), payment=(), usb=()',
  // Services embed the icons and the Open Graph image. The other files are equally public.
  'Cross-Origin-Resource-Policy': 'cross-origin',
};

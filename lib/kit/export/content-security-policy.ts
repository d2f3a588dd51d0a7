export interface InlineHashes {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

/** The origins to which the pages of a site may send something, besides their own. */
export interface Receivers {
  /** By a script (`fetch`, `sendBeacon`). */
  readonly scripts: readonly string[];
  /** By a form without a script. Without an origin, a form submits nothing. */
  readonly forms: readonly string[];
}

/**
 * The Content Security Policy of a page (CSP Level 3). It allows only what the page needs.
 *
 * `strict-dynamic` lets the one inline script, which is known by its hash, add the others. It adds
 * each with its integrity hash, except `/site-config.js`, which the deployer may replace. The
 * Trusted Types policy `own-scripts` gives it their URLs. The site has no policy `default`, which
 * would apply to all code; a userscript of the visitor may have one.
 */
export function pagePolicy({ scripts, styles }: InlineHashes, receivers: Receivers): string {
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'none'"],
    'script-src': [...scripts.map((hash) => `'${hash}'`), "'strict-dynamic'"],
    'style-src': styles.map((hash) => `'${hash}'`),
    'img-src': ["'self'"],
    'font-src': ["'self'"],
    // The recovery script fetches the page, and audit tools inside the page fetch robots.txt.
    'connect-src': ["'self'", ...receivers.scripts],
    'manifest-src': ["'self'"],
    'worker-src': ["'self'"],
    'base-uri': ["'none'"],
    'form-action': receivers.forms.length > 0 ? receivers.forms : ["'none'"],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': ['own-scripts', 'default'],
  };
  return Object.entries(directives)
    .map(([directive, values]) => [directive, ...new Set(values)].join(' '))
    .join('; ');
}

/**
 * The policy of the response headers: what the policies of all pages allow. It can be one for the
 * whole site, because each page's own policy also holds. `frame-ancestors` only works in a header
 * (CSP Level 3 §6.4.2). A worker obeys the policy of its own response (§4.2.3), so `connect-src`
 * lets it fetch.
 */
export function sitePolicy(pages: readonly InlineHashes[], receivers: Receivers): string {
  const scripts = pages.flatMap((page) => page.scripts);
  const styles = pages.flatMap((page) => page.styles);
  return `${pagePolicy({ scripts, styles }, receivers)}; frame-ancestors 'none'`;
}

/** Cloudflare limits a line of `_headers` to 2,000 characters. */
const LONGEST_ON_CLOUDFLARE = 1973;

/** A warning if a policy is too long for a host. */
export function policyWarnings({ length }: string): string[] {
  if (length <= LONGEST_ON_CLOUDFLARE) return [];
  return [
    `The Content Security Policy has ${length} characters, too many for Cloudflare (${LONGEST_ON_CLOUDFLARE}). It lists each style element of the pages in public/: use the same styles in all of them, or use another host.`,
  ];
}

interface InlineHashes {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

/**
 * The Content Security Policy of a page (W3C CSP3): nothing but what the page is known to need.
 *
 * `strict-dynamic` lets the one inline script, known by its hash, add the others: it asks for each with its integrity,
 * and for `/site-config.js`, which can have none because whoever deploys may replace it. The form submits nowhere. Only
 * the policy `default` of the loader may make a script's address of a text (W3C Trusted Types).
 */
export function pagePolicy({ scripts, styles }: InlineHashes): string {
  return written({
    'default-src': ["'none'"],
    'script-src': [...scripts.map(quoted), "'strict-dynamic'"],
    'style-src': styles.map(quoted),
    'img-src': ["'self'"],
    'font-src': ["'self'"],
    // Nothing of the page asks for data; tools that check the site from inside it fetch robots.txt.
    'connect-src': ["'self'"],
    'manifest-src': ["'self'"],
    'worker-src': ["'self'"],
    'base-uri': ["'none'"],
    'form-action': ["'none'"],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': ['default'],
  });
}

/** A page's policy as its header has it: who may frame a page counts only there (CSP3 §6.4.2). */
export function headerPolicy(policy: string): string {
  return `${policy}; ${written({ 'frame-ancestors': ["'none'"] })}`;
}

/** A worker obeys the policy of its own response (CSP3 §4.2.3): it loads what the site serves, and nothing else. */
export const WORKER_POLICY = written({ 'default-src': ["'none'"], 'connect-src': ["'self'"] });

function quoted(hash: string): string {
  return `'${hash}'`;
}

function written(directives: Readonly<Record<string, readonly string[]>>): string {
  return Object.entries(directives)
    .map(([directive, values]) => `${directive} ${[...new Set(values)].join(' ')}`)
    .join('; ');
}

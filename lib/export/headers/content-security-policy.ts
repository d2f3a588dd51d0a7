interface InlineHashes {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

/**
 * The Content Security Policy of a page (CSP Level 3). It allows only what the page needs.
 *
 * `strict-dynamic` lets the one inline script, which is known by its hash, add the others. It adds each with its
 * integrity hash, except `/site-config.js`, which the deployer may replace. The form submits nowhere. Only the Trusted
 * Types policy `default`, which the loader creates, may turn a string into a script URL.
 */
export function pagePolicy({ scripts, styles }: InlineHashes): string {
  return serializeDirectives({
    'default-src': ["'none'"],
    'script-src': [...scripts.map(quoted), "'strict-dynamic'"],
    'style-src': styles.map(quoted),
    'img-src': ["'self'"],
    'font-src': ["'self'"],
    // The page fetches nothing. Audit tools that run inside the page fetch robots.txt.
    'connect-src': ["'self'"],
    'manifest-src': ["'self'"],
    'worker-src': ["'self'"],
    'base-uri': ["'none'"],
    'form-action': ["'none'"],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': ['default'],
  });
}

/** The policy for the response header. `frame-ancestors` only works there (CSP Level 3 §6.4.2). */
export function headerPolicy(policy: string): string {
  return `${policy}; ${serializeDirectives({ 'frame-ancestors': ["'none'"] })}`;
}

/** The policy of the worker's own response, which the worker obeys (CSP Level 3 §4.2.3): it may fetch from this site. */
export const WORKER_POLICY = serializeDirectives({
  'default-src': ["'none'"],
  'connect-src': ["'self'"],
});

function quoted(hash: string): string {
  return `'${hash}'`;
}

function serializeDirectives(directives: Readonly<Record<string, readonly string[]>>): string {
  return Object.entries(directives)
    .map(([directive, values]) => `${directive} ${[...new Set(values)].join(' ')}`)
    .join('; ');
}

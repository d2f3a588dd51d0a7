import { HASHED_FOLDERS, SITE_CONFIG_PATH, WORKER_PATH } from '@/lib/routes';
import { headerPolicy, WORKER_POLICY } from './content-security-policy';

/** Headers for a path, or for all paths below it if it ends in `/*`. */
export interface HeaderRule {
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
}

const YEAR_SECONDS = 31_536_000;
const IMMUTABLE = `public, max-age=${YEAR_SECONDS}, immutable`;
const REVALIDATE = 'public, max-age=0, must-revalidate';

/** The features that could spy on a visitor or cost money. Naming the others would only add bytes to each response. */
const UNUSED_FEATURES = [
  'camera',
  'display-capture',
  'geolocation',
  'microphone',
  'payment',
  'usb',
];

/** The headers of every response. The Content Security Policy is not one of them: each page has its own. */
const EVERYWHERE = {
  'Strict-Transport-Security': `max-age=${2 * YEAR_SECONDS}`,
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': UNUSED_FEATURES.map((feature) => `${feature}=()`).join(', '),
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Embedder-Policy': 'require-corp',
  'Cross-Origin-Resource-Policy': 'same-origin',
};

/**
 * The response headers of a finished export. No two rules set the same header for one path: hosts would join the
 * values, and two joined policies of hashes allow only what both allow, which is nothing.
 *
 * @param policies the Content Security Policy of each page, by the page's path.
 */
export function responseHeaders(policies: ReadonlyMap<string, string>): HeaderRule[] {
  return [
    { path: '/*', headers: EVERYWHERE },
    ...HASHED_FOLDERS.map((folder) => ({
      path: `${folder}*`,
      headers: { 'Cache-Control': IMMUTABLE },
    })),
    ...[...policies].map(([path, policy]) => ({
      path,
      headers: {
        'Cache-Control': REVALIDATE,
        'Content-Security-Policy': headerPolicy(policy),
      },
    })),
    { path: SITE_CONFIG_PATH, headers: { 'Cache-Control': REVALIDATE } },
    {
      path: WORKER_PATH,
      headers: { 'Cache-Control': REVALIDATE, 'Content-Security-Policy': WORKER_POLICY },
    },
  ];
}

/** The headers of the response for a path. */
export function headersFor(path: string, rules: readonly HeaderRule[]): Record<string, string> {
  return Object.assign(
    {},
    ...rules.filter((rule) => covers(rule, path)).map(({ headers }) => headers),
  ) as Record<string, string>;
}

function covers({ path: pattern }: HeaderRule, path: string): boolean {
  return pattern.endsWith('*') ? path.startsWith(pattern.slice(0, -1)) : path === pattern;
}

import { HASHED_FOLDERS, SITE_CONFIG_PATH, WORKER_PATH } from '@/lib/routes';
import { ExportShapeError } from '../export-shape-error';
import { EXPORTED_PAGES, textOf, type ExportedSite } from '../exported-site';
import { attributeOf, elementsOf, parseDocument } from '../html/document';
import { headerPolicy, WORKER_POLICY } from './content-security-policy';

/** Headers for a path, or for every path below one that ends in `/*`. */
export interface HeaderRule {
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
}

const YEAR_SECONDS = 31_536_000;
const KEPT_FOR_GOOD = `public, max-age=${YEAR_SECONDS}, immutable`;
const ASKED_FOR_EACH_TIME = 'public, max-age=0, must-revalidate';

/** What could spy on a visitor or cost money, and this page never asks for. All others would only weigh on each response. */
const UNUSED_FEATURES = [
  'camera',
  'display-capture',
  'geolocation',
  'microphone',
  'payment',
  'usb',
];

/** What holds for every response. A policy for scripts does not: it belongs to one page. */
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
 * The response headers of a finished export. No header stands in two rules for one path: hosts would join its values,
 * and two policies by hash that are joined allow what both allow, nothing.
 */
export function responseHeaders(site: ExportedSite): HeaderRule[] {
  return [
    { path: '/*', headers: EVERYWHERE },
    ...HASHED_FOLDERS.map((folder) => ({
      path: `${folder}*`,
      headers: { 'Cache-Control': KEPT_FOR_GOOD },
    })),
    ...EXPORTED_PAGES.map(({ path, file }) => ({
      path,
      headers: {
        'Cache-Control': ASKED_FOR_EACH_TIME,
        'Content-Security-Policy': headerPolicy(policyInside(site, file)),
      },
    })),
    { path: SITE_CONFIG_PATH, headers: { 'Cache-Control': ASKED_FOR_EACH_TIME } },
    {
      path: WORKER_PATH,
      headers: { 'Cache-Control': ASKED_FOR_EACH_TIME, 'Content-Security-Policy': WORKER_POLICY },
    },
  ];
}

/** The headers that a path is answered with. */
export function headersFor(path: string, rules: readonly HeaderRule[]): Record<string, string> {
  return Object.assign(
    {},
    ...rules.filter((rule) => covers(rule, path)).map(({ headers }) => headers),
  ) as Record<string, string>;
}

function covers({ path: pattern }: HeaderRule, path: string): boolean {
  return pattern.endsWith('*') ? path.startsWith(pattern.slice(0, -1)) : path === pattern;
}

function policyInside(site: ExportedSite, file: string): string {
  const meta = elementsOf(parseDocument(textOf(site, file))).find(
    (element) => attributeOf(element, 'http-equiv') === 'Content-Security-Policy',
  );
  const policy = meta && attributeOf(meta, 'content');
  if (!policy) throw new ExportShapeError(file, 'its Content Security Policy in a meta element');
  return policy;
}

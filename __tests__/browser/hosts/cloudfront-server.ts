import { readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { runInNewContext } from 'node:vm';
import sirv from 'sirv';
import { IMMUTABLE, REVALIDATE } from '@/lib/export/headers/header-values';
import { HASHED_FOLDERS } from '@/lib/site/routes';
import { serve, type RunningServer } from './server-process';

type Handler = (event: object) => {
  readonly uri: string;
  readonly statusCode?: number;
  readonly headers: Readonly<Record<string, { readonly value: string }>>;
};

interface HeadersPolicy {
  readonly SecurityHeadersConfig: {
    readonly StrictTransportSecurity: { readonly AccessControlMaxAgeSec: number };
    readonly FrameOptions: { readonly FrameOption: string };
    readonly ReferrerPolicy: { readonly ReferrerPolicy: string };
    readonly ContentSecurityPolicy: { readonly ContentSecurityPolicy: string };
  };
  readonly CustomHeadersConfig: {
    readonly Quantity: number;
    readonly Items: readonly { readonly Header: string; readonly Value: string }[];
  };
}

/**
 * Serves a bucket that was filled as .github/DEPLOYMENT.md says: the function of CloudFront answers
 * or names a file, and CloudFront adds the response headers policy to what the bucket answers. A
 * missing file is answered with the 404 page.
 *
 * @param folder holds `out/`, the function and the policy.
 */
export function serveCloudFront(folder: string): Promise<RunningServer> {
  const read = (file: string) => readFileSync(join(folder, file), 'utf8');
  const code = `${read('out.cloudfront-function.js')}; handler`;
  const handler = runInNewContext(code) as Handler;
  const policyHeaders = headersOf(JSON.parse(read('out.cloudfront-headers.json')) as HeadersPolicy);
  const serveFile = sirv(join(folder, 'out'), {
    dev: true,
    etag: true,
    dotfiles: true,
    extensions: [],
    setHeaders: (response, path) => {
      const isHashed = HASHED_FOLDERS.some((hashed) => path.startsWith(hashed));
      response.setHeader('Cache-Control', isHashed ? IMMUTABLE : REVALIDATE);
      const file = readFileSync(join(folder, 'out', path), 'utf8');
      if (!extname(path))
        response.setHeader('Content-Type', /^[[{]/.test(file) ? 'application/json' : 'text/plain');
    },
  });

  return serve((request, response) => {
    const [, uri = '', query] = /^([^?]*)(?:\?(.*))?$/.exec(request.url ?? '') ?? [];
    const answer = handler({ request: { uri, rawQueryString: () => query } });
    const headers = answer.statusCode
      ? Object.entries(answer.headers).map(([name, { value }]) => [name, value] as const)
      : policyHeaders;
    for (const [name, value] of headers) response.setHeader(name, value);
    if (answer.statusCode) response.writeHead(answer.statusCode).end();
    else
      serveFile(Object.assign(request, { url: answer.uri }), response, () => {
        response.writeHead(404, { 'content-type': 'text/html; charset=utf-8' });
        response.end(read('out/404.html'));
      });
  });
}

/** The headers that CloudFront adds for a policy. */
function headersOf({ SecurityHeadersConfig, CustomHeadersConfig }: HeadersPolicy) {
  const { StrictTransportSecurity, FrameOptions, ReferrerPolicy, ContentSecurityPolicy } =
    SecurityHeadersConfig;
  expect(CustomHeadersConfig.Quantity).toBe(CustomHeadersConfig.Items.length);
  expect(SecurityHeadersConfig).toHaveProperty('ContentTypeOptions');
  return [
    ['Strict-Transport-Security', `max-age=${StrictTransportSecurity.AccessControlMaxAgeSec}`],
    ['X-Content-Type-Options', 'nosniff'],
    ['X-Frame-Options', FrameOptions.FrameOption],
    ['Referrer-Policy', ReferrerPolicy.ReferrerPolicy],
    ['Content-Security-Policy', ContentSecurityPolicy.ContentSecurityPolicy],
    ...CustomHeadersConfig.Items.map(({ Header, Value }) => [Header, Value] as const),
  ] as const;
}

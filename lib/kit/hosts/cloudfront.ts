import { contentHash } from '../files';
import { HOME_PAGE, NOT_FOUND_PAGE } from '../urls';
import { REVALIDATE } from './header-values';
import { HIDDEN_FILES, type HostRules } from './host-rules';

/**
 * The function of CloudFront for viewer requests. Its runtime 2.0 supports ECMAScript 5.1 with few
 * additions, so the function has no destructuring and no spread. CloudFront does not promise to add
 * the response headers policy to a redirect of a function, so the function adds these headers.
 *
 * The function of an earlier build answers the pages of a later one. A name that it does not know
 * is that of a page, because it cannot ask the bucket.
 */
export function cloudFrontFunction(rules: HostRules): string {
  const { pagePattern, headers: own, redirects, types } = rules;
  const headers = Object.entries({ ...own, 'Cache-Control': REVALIDATE });
  const moved = Object.fromEntries(redirects.map(({ from, to = '' }) => [from, to]));
  return `// The CloudFront function of the site, written by "next build".
// Event type: viewer request. Runtime: cloudfront-js-2.0.
const PAGE = /^\\/([\\w-]+)(\\/?)$/;
const PAGE_FILE = /^\\/${pagePattern}\\.html$/;
const NO_PAGES = ${JSON.stringify([NOT_FOUND_PAGE.path, '/index', ...Object.keys(types)])};
const HIDDEN = ${JSON.stringify(HIDDEN_FILES)};
const MOVED = ${JSON.stringify(moved)};

function handler(event) {
  const request = event.request;
  const page = NO_PAGES.includes(request.uri) ? null : PAGE.exec(request.uri);
  const file = PAGE_FILE.exec(request.uri);
  const from = request.uri.replace(/(.)\\/$/, '$1');
  if (Object.keys(MOVED).includes(from)) return redirect(MOVED[from], request);
  if (request.uri === '${HOME_PAGE.file}') return redirect('${HOME_PAGE.path}', request);
  if (file) return redirect('/' + file[1], request);
  // The bucket has no file with this name, so CloudFront answers with the 404 page.
  if (HIDDEN.includes(request.uri)) request.uri = '${NOT_FOUND_PAGE.path}';
  else if (page && page[2]) return redirect('/' + page[1], request);
  else if (page) request.uri += '.html';
  else if (request.uri === '${HOME_PAGE.path}') request.uri = '${HOME_PAGE.file}';
  return request;
}

function redirect(path, request) {
  const query = request.rawQueryString();
  const parts = path.split('#');
  if (query && !path.includes('?')) parts[0] += '?' + query;
  const response = {
    statusCode: path ? 301 : 410,
    statusDescription: path ? 'Moved Permanently' : 'Gone',
    headers: {
${headers.map(([name, value]) => `      '${name.toLowerCase()}': { value: '${value}' },\n`).join('')}    },
  };
  if (path) response.headers.location = { value: parts.join('#') };
  return response;
}
`;
}

/**
 * The response headers policy of CloudFront, for `aws cloudfront create-response-headers-policy`.
 * CloudFront has fields of its own for most security headers, and refuses them among the custom
 * ones. A file of the bucket keeps its Cache-Control. The name of the policy has a hash, because it
 * has to be unique in the account.
 */
export function cloudFrontHeaders({ lastingPolicy, headers: own }: HostRules): string {
  const {
    'Strict-Transport-Security': transportSecurity = '',
    'X-Content-Type-Options': contentTypeOptions,
    'X-Frame-Options': FrameOption,
    'Referrer-Policy': ReferrerPolicy,
    ...others
  } = own;
  const Override = true;
  const custom = Object.entries(others).map(([Header, Value]) => ({ Header, Value, Override }));
  const headers = {
    SecurityHeadersConfig: {
      StrictTransportSecurity: {
        AccessControlMaxAgeSec: Number(transportSecurity.replace('max-age=', '')),
        Override,
      },
      ...(contentTypeOptions && { ContentTypeOptions: { Override } }),
      FrameOptions: { FrameOption, Override },
      ReferrerPolicy: { ReferrerPolicy, Override },
      ContentSecurityPolicy: { ContentSecurityPolicy: lastingPolicy, Override },
    },
    CustomHeadersConfig: {
      Quantity: custom.length + 1,
      Items: [...custom, { Header: 'Cache-Control', Value: REVALIDATE, Override: false }],
    },
  };
  const Name = `site-${contentHash(JSON.stringify(headers))}`;
  return `${JSON.stringify({ Name, ...headers }, null, 2)}\n`;
}

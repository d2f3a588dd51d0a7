import { runInNewContext } from 'node:vm';
import { htaccess } from '@/lib/kit/hosts/apache';
import { cloudFrontFunction } from '@/lib/kit/hosts/cloudfront';
import { hostRules } from '@/lib/kit/hosts/host-rules';
import { redirectsFile } from '@/lib/kit/hosts/netlify-and-cloudflare';
import { nginxInclude } from '@/lib/kit/hosts/nginx';
import { parseRedirects } from '@/lib/kit/hosts/redirects';
import { vercelConfig } from '@/lib/kit/hosts/vercel-build-output';
import { BUILT_PAGES } from '@/lib/site/pages';
import { REDIRECTS, REDIRECTS_ANSWERS } from '../../../redirects';

const { redirects, problems } = parseRedirects(REDIRECTS, 'redirects.txt');

test('the list is read with its lines', () => {
  expect(problems).toEqual([]);
  expect(redirects.map(({ line }) => line)).toEqual([2, 3, 4, 5, 6]);
});

test.each([
  ['/a', 'is not "/old /new"'],
  ['/a /b /c', 'is not "/old /new"'],
  ['a /b', 'is not "/old /new"'],
  ['/* /b', 'is not "/old /new"'],
  ['/ /b', 'is not "/old /new"'],
  ['https://old.example/a /b', 'is not "/old /new"'],
  ['/a //evil.example', 'is not "/old /new"'],
  ['/a "/b"', 'is not "/old /new"'],
  ['/a $host', 'is not "/old /new"'],
  ['/a /b\n/A/ /c', ':2 has /A/ again, which line 1 has'],
])('the line %j is a problem', (list, problem) => {
  const { problems } = parseRedirects(list, 'redirects.txt');
  expect(problems.map(({ place, reason }) => `${place} ${reason}`).join()).toContain(problem);
});

test('the function of CloudFront gives the same answers', () => {
  const rules = hostRules(new Map(), BUILT_PAGES, '', '/', { redirects, isStaging: true });
  const handler = runInNewContext(`${cloudFrontFunction(rules)}; handler`) as (event: object) => {
    readonly statusCode?: number;
    readonly headers?: Readonly<Record<string, { readonly value: string }>>;
  };
  for (const [url, status, target] of REDIRECTS_ANSWERS) {
    const [uri, query = ''] = url.split('?');
    const { statusCode = 404, headers } = handler({
      request: { uri, rawQueryString: () => query },
    });
    expect([url, statusCode, headers?.['location']?.value]).toEqual([url, status, target]);
    if (headers) expect(headers['x-robots-tag']?.value).toBe('noindex');
  }
});

test('the other hosts get each address with and without a slash at the end', () => {
  const rules = hostRules(new Map(), BUILT_PAGES, '', '/a/', { redirects });
  expect(nginxInclude(rules)).toContain(
    'location = /a/ask/ { return 301 "/a/$is_args$args#contact"; }\n',
  );
  expect(nginxInclude(rules)).toContain('location = /a/old/offers { return 410; }\n');
  expect(htaccess(rules)).toContain('RewriteRule ^old/offers/?$ - [R=410,L]\n');
  expect(redirectsFile(rules)).toContain('/old/offers/ /404.html 410\n');
  expect(vercelConfig(rules)).toContain('"src": "^/personal-loan\\\\.html/?$"');
});

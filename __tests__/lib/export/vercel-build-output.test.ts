import { SECURITY_HEADERS } from '@/lib/export/headers/header-values';
import { hostRules } from '@/lib/export/hosts/host-rules';
import { vercelConfig } from '@/lib/export/hosts/vercel-build-output';
import { BUILT_PAGES } from '@/lib/site/pages';

interface Route {
  readonly src?: string;
}

// __tests__/browser/hosts-vercel-build.test.ts gives the configuration to "vercel build".
const { routes, overrides } = JSON.parse(
  vercelConfig(hostRules(new Map([['/key', Buffer.from('{}')]]), BUILT_PAGES, 'policy', '/')),
) as { readonly routes: readonly Route[]; readonly overrides: object };

const IMMUTABLE = { 'Cache-Control': expect.stringContaining('immutable') };
const REVALIDATE = { 'Cache-Control': expect.stringContaining('max-age=0') };

/** What the routes of Vercel do with a path, in their order, without those that every path has. */
function routesOf(path: string): readonly Route[] {
  const matching = routes.filter(({ src }) => src && new RegExp(src).test(path));
  expect(matching[0]).toMatchObject({
    headers: { ...SECURITY_HEADERS, 'Content-Security-Policy': 'policy' },
    continue: true,
  });
  expect(matching.at(-1)).toMatchObject({ status: 404, dest: '/404.html', headers: REVALIDATE });
  return matching.slice(1, -1);
}

test.each([
  ['/', [{ headers: REVALIDATE }]],
  ['/repay', [{ headers: REVALIDATE }]],
  ['/index.html', [{ headers: REVALIDATE }, { status: 308, headers: { Location: '/' } }]],
  ['/repay.html', [{ headers: REVALIDATE }, { status: 308, headers: { Location: '/$1' } }]],
  ['/repay/', [{ headers: REVALIDATE }, { status: 308, headers: { Location: '/$1' } }]],
  ['//repay/', [{ headers: REVALIDATE }]],
  ['/404', [{ headers: REVALIDATE }, { status: 404, dest: '/404.html' }]],
  ['/art/a.00000000.avif', [{ headers: IMMUTABLE }]],
])('the routes of Vercel for %s', (path, expected) => {
  expect(routesOf(path)).toMatchObject(expected);
});

test('a page of Vercel answers without .html, and a file without an extension has its type', () => {
  expect(overrides).toMatchObject({
    'repay.html': { path: 'repay' },
    key: { contentType: 'application/json' },
  });
});

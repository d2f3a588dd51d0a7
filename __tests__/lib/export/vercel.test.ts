import { IMMUTABLE, REVALIDATE, SECURITY_HEADERS } from '@/lib/export/headers/header-values';
import { hostRules } from '@/lib/export/hosts/host-rules';
import { vercelConfig } from '@/lib/export/hosts/vercel';
import { PAGES } from '@/lib/routes';

interface Route {
  readonly src: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly status?: number;
}

const POLICY = "default-src 'none'";
const { version, routes, overrides } = JSON.parse(vercelConfig(hostRules(new Map(), POLICY))) as {
  version: number;
  routes: (Route & { readonly handle?: string })[];
  overrides: Record<string, { path: string }>;
};

/** The routes of a phase that match a path. */
function routesFor(path: string, phase = ''): readonly Route[] {
  let current = '';
  return routes.filter(({ handle, src }) => {
    current = handle ?? current;
    return !handle && current === phase && new RegExp(src).test(path);
  });
}
const headersFor = (path: string, phase?: string) =>
  Object.assign({}, ...routesFor(path, phase).map(({ headers }) => headers)) as Route['headers'];

describe("the configuration of Vercel's Build Output", () => {
  it('has the version that Vercel reads, and clean URLs of all pages', () => {
    expect(version).toBe(3);
    expect(Object.entries(overrides).map(([file, { path }]) => [file, `/${path}`])).toEqual(
      PAGES.filter(({ path }) => path !== '/' && path !== '/404').map(({ path }) => [
        `${path.slice(1)}.html`,
        path,
      ]),
    );
  });

  it.each(['/', '/repay', '/nowhere', '/sw.js', '/art/a.avif', '/repay.html'])(
    'sends the security headers and the policy for %s',
    (path) =>
      expect(headersFor(path)).toMatchObject({
        ...SECURITY_HEADERS,
        'Content-Security-Policy': POLICY,
      }),
  );

  it('lets browsers store hashed files that exist for a year, and nothing else', () => {
    const hashed = ['/_next/static/a.js', '/art/india/b.avif', '/fonts/c.woff2'];
    for (const path of hashed) {
      expect(headersFor(path)).not.toHaveProperty('Cache-Control');
      expect(headersFor(path, 'hit')).toEqual({ 'Cache-Control': IMMUTABLE });
      expect(headersFor(path, 'error')).toEqual({ 'Cache-Control': REVALIDATE });
    }
    for (const path of ['/', '/repay', '/sw.js', '/app-icons/a.png', '/artist', '/repay/art/a']) {
      expect(headersFor(path)).toHaveProperty('Cache-Control', REVALIDATE);
      expect(routesFor(path, 'hit')).toEqual([]);
    }
  });

  it.each(['/404', '/404.html'])('answers %s with status 404', (path) =>
    expect(routesFor(path).at(-1)).toMatchObject({ dest: '/404.html', status: 404 }),
  );
});

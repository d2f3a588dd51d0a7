import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { IMMUTABLE, SECURITY_HEADERS } from '@/lib/kit/hosts/header-values';
import { headersFor } from '@/lib/kit/server/read-headers-file';
import { findModule } from './hosts/server-process';
import { servedExport } from './setup/open-page';

const PARSER = findModule('@netlify/headers-parser');
const { folder } = servedExport('india');
const HEADERS_FILE = join(folder, '_headers');

/** The headers that Netlify's own parser finds for each path. */
function headersOnNetlify(paths: readonly string[]): readonly Record<string, string>[] {
  // In a process of its own: the parser is an ES module, which Jest does not load.
  const script = `
    import { parseAllHeaders } from ${JSON.stringify(pathToFileURL(PARSER ?? '').href)};
    const { headers, errors } = await parseAllHeaders({
      headersFiles: [${JSON.stringify(HEADERS_FILE)}], configHeaders: [], minimal: false });
    if (errors.length > 0) throw errors[0];
    const headersOf = (path) =>
      headers.filter(({ forRegExp }) => forRegExp.test(path)).map(({ values }) => values);
    const found = ${JSON.stringify(paths)}.map((path) => Object.assign({}, ...headersOf(path)));
    console.log(JSON.stringify(found));`;
  const { stdout } = spawnSync(process.execPath, ['--input-type=module', '--eval', script]);
  return JSON.parse(String(stdout)) as Record<string, string>[];
}

// "npm run test:hosts" installs the parser.
(PARSER ? test : test.skip)(
  'Netlify sends the security headers and the policy everywhere, and lets browsers store existing hashed files for a year',
  () => {
    const rules = readFileSync(HEADERS_FILE, 'utf8');
    const { 'Content-Security-Policy': policy = '' } = headersFor('/', rules);
    const unhashed = ['/', '/repay', '/repay.html', '/nowhere', '/_next/static/gone.js'];
    const scripts = readdirSync(join(folder, '_next/static')).map(
      (name) => `/_next/static/${name}`,
    );
    const everywhere = { ...SECURITY_HEADERS, 'Content-Security-Policy': policy };

    expect(policy).toMatch(/^default-src 'none'; /);
    expect(headersOnNetlify([...unhashed, ...scripts])).toEqual([
      ...unhashed.map(() => everywhere),
      ...scripts.map(() => ({ ...everywhere, 'Cache-Control': IMMUTABLE })),
    ]);
  },
);

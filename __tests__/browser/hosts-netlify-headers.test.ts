import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { IMMUTABLE, SECURITY_HEADERS } from '@/lib/export/headers/header-values';
import { headersFor } from '@/lib/tools/serve/read-headers-file';
import { findModule } from './hosts/server-process';
import { servedExport } from './setup/open-page';

const PARSER = findModule('@netlify/headers-parser');
const { folder } = servedExport('india');
const HEADERS_FILE = join(folder, '_headers');

/** The headers that Netlify's own parser finds for a path. */
function headersOnNetlify(path: string): Record<string, string> {
  // In a process of its own: the parser is an ES module, which Jest does not load.
  const script = `
    import { parseAllHeaders } from ${JSON.stringify(pathToFileURL(PARSER ?? '').href)};
    const { headers, errors } = await parseAllHeaders({
      headersFiles: [${JSON.stringify(HEADERS_FILE)}], configHeaders: [], minimal: false });
    if (errors.length > 0) throw errors[0];
    const matching = headers.filter(({ forRegExp }) => forRegExp.test(${JSON.stringify(path)}));
    console.log(JSON.stringify(Object.assign({}, ...matching.map(({ values }) => values))));`;
  const { stdout } = spawnSync(process.execPath, ['--input-type=module', '--eval', script]);
  return JSON.parse(String(stdout)) as Record<string, string>;
}

const isStored = (path: string) => headersOnNetlify(path)['Cache-Control'] === IMMUTABLE;

// "npm run test:hosts" installs the parser.
(PARSER ? test : test.skip)(
  'Netlify sends the security headers and the policy everywhere, and lets browsers store existing hashed files for a year',
  () => {
    const { 'Content-Security-Policy': policy = '' } = headersFor(
      '/',
      readFileSync(HEADERS_FILE, 'utf8'),
    );
    expect(policy).toMatch(/^default-src 'none'; /);
    for (const path of ['/', '/repay', '/repay.html', '/nowhere', '/_next/static/gone.js'])
      expect(headersOnNetlify(path)).toEqual({
        ...SECURITY_HEADERS,
        'Content-Security-Policy': policy,
      });
    const scripts = readdirSync(join(folder, '_next/static'));
    expect(scripts.filter((script) => !isStored(`/_next/static/${script}`))).toEqual([]);
  },
);

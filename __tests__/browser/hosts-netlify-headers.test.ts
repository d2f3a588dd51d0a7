import { execFile } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { IMMUTABLE, SECURITY_HEADERS } from '@/lib/export/headers/header-values';
import { headersFor } from '@/lib/tools/serve/read-headers-file';
import { findModule } from './hosts/server-process';
import { servedExport } from './setup/open-page';

const PARSER = findModule('@netlify/headers-parser');
const { folder } = servedExport('india');
const HEADERS_FILE = join(folder, '_headers');

/** The headers that Netlify's own parser finds for a path. */
async function headersOnNetlify(path: string): Promise<Record<string, string>> {
  // In a process of its own: the parser is an ES module, which Jest does not load.
  const script = `
    import { parseAllHeaders } from ${JSON.stringify(pathToFileURL(PARSER ?? '').href)};
    const { headers, errors } = await parseAllHeaders({
      headersFiles: [${JSON.stringify(HEADERS_FILE)}], configHeaders: [], minimal: false });
    if (errors.length > 0) throw errors[0];
    const matching = headers.filter(({ forRegExp }) => forRegExp.test(${JSON.stringify(path)}));
    console.log(JSON.stringify(Object.assign({}, ...matching.map(({ values }) => values))));`;
  const { stdout } = await promisify(execFile)(process.execPath, [
    '--input-type=module',
    '--eval',
    script,
  ]);
  return JSON.parse(stdout) as Record<string, string>;
}

if (!PARSER)
  test.skip('Netlify is not tested here: "npm run test:hosts" installs its parser', () =>
    undefined);
else {
  test.each(['/', '/repay', '/repay.html', '/repay/', '/nowhere', '/_next/static/gone.js'])(
    'Netlify sends the security headers and the policy for %s, and lets browsers revalidate it',
    async (path) => {
      const { 'Content-Security-Policy': policy } = headersFor(
        '/',
        readFileSync(HEADERS_FILE, 'utf8'),
      );
      expect(policy).toBeTruthy();
      expect(await headersOnNetlify(path)).toEqual({
        ...SECURITY_HEADERS,
        'Content-Security-Policy': policy,
      });
    },
  );

  test('Netlify lets browsers store existing hashed files for a year', async () => {
    const scripts = '/_next/static';
    const script = readdirSync(join(folder, scripts)).find((file) => file.endsWith('.js'));
    expect(await headersOnNetlify(`${scripts}/${script}`)).toMatchObject({
      'Cache-Control': IMMUTABLE,
    });
  });
}

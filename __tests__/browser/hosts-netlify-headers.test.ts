import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { IMMUTABLE, SECURITY_HEADERS } from '@/lib/export/headers/header-values';
import { PAGES } from '@/lib/routes';
import { headersFor, parseHeadersFile } from '@/lib/tools/serve/read-headers-file';
import { netlifyParser } from './hosts/servers';
import { servedExport } from './setup/open-page';

const { parse: parseForNetlify, missing } = netlifyParser();
if (missing) test.skip(`Netlify is not tested here: ${missing}`, () => undefined);
else testNetlify();

function testNetlify(): void {
  const { folder } = servedExport('india');
  const headersFile = join(folder, '_headers');
  const parse = (path: string) => parseForNetlify(headersFile, path);

  /**
   * Netlify's emulator looks for rules for the file, `/repay.html`; a rule may also be for the URL.
   */
  test.each([
    ...PAGES.map(({ path }) => path),
    ...['/index.html', '/repay.html', '/repay/', '/404.html', '/nowhere'],
  ])('Netlify sends the security headers and the policy for %s', async (path) => {
    const policy = headersFor('/', parseHeadersFile(readFileSync(headersFile, 'utf8')))[
      'Content-Security-Policy'
    ];
    expect(policy).toBeTruthy();
    expect(await parse(path)).toEqual({ ...SECURITY_HEADERS, 'Content-Security-Policy': policy });
  });

  test('Netlify lets browsers store existing hashed files for a year, and no missing ones', async () => {
    const scripts = '/_next/static';
    const script = readdirSync(join(folder, scripts)).find((file) => file.endsWith('.js'));
    expect((await parse(`${scripts}/${script}`))['Cache-Control']).toBe(IMMUTABLE);
    expect(await parse(`${scripts}/runtime.000000000000.js`)).not.toHaveProperty('Cache-Control');
  });
}

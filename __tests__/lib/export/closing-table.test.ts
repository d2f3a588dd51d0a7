import { createHash } from 'node:crypto';
import { closingTable } from '@/lib/export/closing-table';
import { exported, pageWithLoader } from './exported';

/** Bytes that no compression makes fewer. */
function incompressible(length: number): Buffer {
  const blocks = Array.from({ length: Math.ceil(length / 32) }, (_, index) =>
    createHash('sha256').update(String(index)).digest(),
  );
  return Buffer.concat(blocks).subarray(0, length);
}

/** The rows of the table, by what they are of. */
function rowsOf(table: string): Record<string, string> {
  return Object.fromEntries(
    [...table.matchAll(/^ {2}( *[A-Z\w][^\n]*?) {2,}(\S.*)$/gm)].map(
      ([, what = '', value = '']) => [what.trim(), value],
    ),
  );
}

describe('the table at the end of the build', () => {
  it('says which region and company this is, and what the first load weighs', () => {
    const table = closingTable(
      exported(pageWithLoader(), {}, { NEXT_PUBLIC_COM_NAME: 'Loans Ltd' }),
    );
    expect(table).toMatch(/Region +India/);
    expect(table).toMatch(/Company +Loans Ltd/);
    expect(table).toMatch(/Pages +1, 18 empty placeholders/);
    expect(table).toMatch(/First load +0\.\d kB/);
    expect(table).toMatch(/Scripts, when touched +0\.\d kB/);
  });

  it('has a row for each fact, one below the other', () => {
    const table = closingTable(exported(pageWithLoader()));
    expect(Object.keys(rowsOf(table))).toEqual([
      'Region',
      'Company',
      'Address of the site',
      'Pages',
      'First load',
      'page and styles',
      'typefaces',
      'first picture',
      'Scripts, when touched',
      'Kept for offline',
    ]);
    expect(table).toMatch(
      /^\nThe site is ready in out\/\n {2}Region {16,}India\n {2}Company {15,}Example Finance\n/,
    );
    expect(
      new Set(
        [...table.matchAll(/^ {2} *\w[^\n]*? {2,}(?=\S)/gm)].map(([beginning]) => beginning.length),
      ).size,
    ).toBe(1);
    expect(table).toMatch(/[^\n]\n\n {2}! [^\n]+\n {2}! [^\n]+\n\n$/);
  });

  it('says whether the site has an address, and whether browsers keep it', () => {
    expect(rowsOf(closingTable(exported(pageWithLoader())))).toMatchObject({
      'Address of the site': 'not set',
      'Kept for offline': 'yes',
    });
    const settings = {
      NEXT_PUBLIC_HTTP_URL: 'https://company.example',
      NEXT_PUBLIC_OFFLINE_CACHE: 'off',
    };
    expect(rowsOf(closingTable(exported(pageWithLoader(), {}, settings)))).toMatchObject({
      'Address of the site': 'https://company.example',
      'Kept for offline': 'no, and what browsers kept is thrown away',
    });
  });

  it('weighs the typefaces, and the one picture that a phone asks for', () => {
    const site = exported(
      pageWithLoader({
        head: '<link rel="preload" as="image" href="/art/l.avif">',
        body: '<picture><source srcset="/art/s.avif 240w, /art/m.avif 384w, /art/l.avif 960w"></picture><picture><source srcset="/art/l.avif 960w"></picture>',
      }),
    );
    for (const [file, length] of [
      ['/fonts/a.woff2', 5000],
      ['/art/s.avif', 1000],
      ['/art/m.avif', 8000],
      ['/art/l.avif', 30_000],
    ] as const) {
      site.files.set(file, incompressible(length));
    }
    const rows = rowsOf(closingTable(site));
    const page = parseFloat(rows['page and styles'] ?? '');
    expect(page).toBeGreaterThan(0.1);
    expect(rows['typefaces']).toBe('5.0 kB');
    expect(rows['first picture']).toBe('8.0 kB');
    expect(parseFloat(rows['First load'] ?? '')).toBeCloseTo(13 + page, 0);
  });

  it('weighs no picture where none is wide enough', () => {
    const body = '<picture><source srcset="/art/s.avif 240w"></picture>';
    expect(
      rowsOf(closingTable(exported(pageWithLoader({ body }), { '/art/s.avif': 'x'.repeat(9000) })))[
        'first picture'
      ],
    ).toBe('0.0 kB');
  });

  it('warns of a page that takes more than one round trip, and of no other', () => {
    const heavy = pageWithLoader({ body: `<p>${incompressible(15_000).toString('base64')}</p>` });
    expect(closingTable(exported(heavy))).toMatch(
      /! The page and its styles take 1\d\.\d kB, more than fits one round trip\./,
    );
    expect(closingTable(exported(pageWithLoader()))).not.toContain('round trip');
  });

  it('has nothing to warn of where all is set', () => {
    const settings = {
      NEXT_PUBLIC_COM_NAME: 'Loans Ltd',
      NEXT_PUBLIC_EMAIL: 'care@loans.example',
      NEXT_PUBLIC_ADDRESS: '1 Road',
      NEXT_PUBLIC_COPYRIGHT: '© Loans Ltd',
      NEXT_PUBLIC_HTTP_URL: 'https://in.loans.example',
    };
    const missing = 'NEXT_PUBLIC_OTHER_REGION_URL is not set: no hreflang to the other country.';
    expect(closingTable(exported(pageWithLoader(), {}, settings)).match(/!.*/g)).toEqual([
      `! ${missing}`,
    ]);
    const whole = closingTable(
      exported(
        pageWithLoader(),
        {},
        { ...settings, NEXT_PUBLIC_OTHER_REGION_URL: 'https://id.loans.example' },
      ),
    );
    expect(whole).toMatch(/Kept for offline +yes\n\n$/);
    expect(
      closingTable(
        exported(
          pageWithLoader(),
          {},
          { NEXT_PUBLIC_OTHER_REGION_URL: 'https://id.loans.example' },
        ),
      ),
    ).not.toContain('OTHER_REGION');
  });

  it("lists what is still the demonstration company's once", () => {
    const table = closingTable(
      exported(pageWithLoader(), {}, { NEXT_PUBLIC_COM_NAME: 'Loans Ltd' }),
    );
    expect(table).toContain(
      "Still the demonstration company's: NEXT_PUBLIC_EMAIL, NEXT_PUBLIC_ADDRESS, NEXT_PUBLIC_COPYRIGHT.",
    );
  });

  it('says what is left out without the address of the site, and nothing of it with one', () => {
    expect(closingTable(exported(pageWithLoader()))).toContain('NEXT_PUBLIC_HTTP_URL is not set');
    const settings = { NEXT_PUBLIC_HTTP_URL: 'https://company.example' };
    expect(closingTable(exported(pageWithLoader(), {}, settings))).not.toContain(
      'NEXT_PUBLIC_HTTP_URL',
    );
  });
});

import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { copies } from '@/lib/region/editions';
import { REGIONS, type Region } from '@/lib/region/regions';
import { servedExport } from './setup/open-page';

/** Text files. The bytes of a picture may contain any letters by chance. */
const WORDS = /\.(html|js|css|json|txt|xml|svg|webmanifest)$|_headers$/;

function filesOf(region: Region): { file: string; text: string }[] {
  const { folder } = servedExport(region);
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => statSync(join(folder, file)).isFile())
    .map((file) => ({
      file,
      text: WORDS.test(file) ? readFileSync(join(folder, file), 'utf8') : '',
    }));
}

/** What only the texts of one region contain. */
const OWN_TEXT = {
  india: /₹|rupee|en-IN/,
  indonesia: /Rp\s?\d|rupiah|en-ID/,
} satisfies Record<Region, RegExp>;

describe.each(REGIONS)('the export of %s', (region) => {
  test('contains the whole offer in its HTML', () => {
    const html = readFileSync(join(servedExport(region).folder, 'index.html'), 'utf8').replace(
      /<script[\s\S]*?<\/script>/g,
      '',
    );

    const { from, to, after, facts } = copies[region].en.offer;
    for (const words of [from, to, after, ...facts]) expect(html).toContain(words);
  });

  test('contains nothing of another region in any file or file name (PRODUCT rule 10)', () => {
    const files = filesOf(region);

    expect(files.length).toBeGreaterThan(20);
    for (const other of REGIONS.filter((one) => one !== region)) {
      expect(
        files.filter(({ text }) => OWN_TEXT[other].test(text)).map(({ file }) => file),
      ).toEqual([]);
      expect(files.filter(({ file }) => file.includes(other)).map(({ file }) => file)).toEqual([]);
    }
  });
});

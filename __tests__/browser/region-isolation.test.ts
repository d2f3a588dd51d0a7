import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
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

/** The texts of each region's offer, which no other region's export may contain. */
const WORDS_OF = {
  india: {
    offer: ['₹2,000', '₹80,000', '2 hours', 'ver 3 million users', '₹12,000 and above'],
    own: /₹|3 million|rupee|en-IN/,
  },
  indonesia: {
    offer: ['Rp 1,000,000', 'Rp 15,000,000', '2 hours', 'Rp 5,000,000 and above'],
    own: /Rp\s?\d|1,000,000|rupiah|en-ID/,
  },
} satisfies Record<Region, { offer: string[]; own: RegExp }>;

describe.each(REGIONS)('the export of %s', (region) => {
  test('contains the whole offer in its HTML', () => {
    const html = readFileSync(join(servedExport(region).folder, 'index.html'), 'utf8').replace(
      /<script[\s\S]*?<\/script>/g,
      '',
    );

    for (const words of WORDS_OF[region].offer) expect(html).toContain(words);
  });

  test('contains nothing of another region in any file or file name (PRODUCT rule 10)', () => {
    const files = filesOf(region);

    expect(files.length).toBeGreaterThan(20);
    for (const other of REGIONS.filter((one) => one !== region)) {
      const { own } = WORDS_OF[other];
      expect(files.filter(({ text }) => own.test(text)).map(({ file }) => file)).toEqual([]);
      expect(files.filter(({ file }) => file.includes(other)).map(({ file }) => file)).toEqual([]);
    }
  });
});

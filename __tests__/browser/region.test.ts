import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { servedExport, type RegionName } from './setup/site';

/** Files that hold words; in a picture's bytes any letters may come together by chance. */
const WORDS = /\.(html|js|css|json|txt|xml|svg|webmanifest)$|_headers$/;

function filesOf(region: RegionName): { file: string; text: string }[] {
  const { folder } = servedExport(region);
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => statSync(join(folder, file)).isFile())
    .map((file) => ({
      file,
      text: WORDS.test(file) ? readFileSync(join(folder, file), 'utf8') : '',
    }));
}

describe.each([
  [
    'india',
    'indonesia',
    ['₹2,000', '₹80,000', '2 hours', 'ver 3 million users', '₹12,000 and above'],
    /Rp\s?\d|1,000,000|rupiah|en-ID/,
  ],
  [
    'indonesia',
    'india',
    ['Rp 1,000,000', 'Rp 15,000,000', '2 hours', 'Rp 5,000,000 and above'],
    /₹|3 million|rupee|en-IN/,
  ],
] as const)('the export of %s', (region, other, offer, foreign) => {
  test('holds all of the offer in its HTML, before any script', () => {
    const html = readFileSync(join(servedExport(region).folder, 'index.html'), 'utf8').replace(
      /<script[\s\S]*?<\/script>/g,
      '',
    );

    for (const words of offer) expect(html).toContain(words);
  });

  test(`holds nothing of ${other} in any file, nor in any file's name`, () => {
    const files = filesOf(region);

    expect(files.length).toBeGreaterThan(20);
    expect(files.filter(({ text }) => foreign.test(text)).map(({ file }) => file)).toEqual([]);
    expect(files.filter(({ file }) => file.includes(other)).map(({ file }) => file)).toEqual([]);
  });
});

import sharp from 'sharp';
import { readConfiguration } from '@/lib/config/read-configuration';
import { originalsOf } from '@/lib/content/content-pictures';
import { numberWarnings } from '@/lib/content/number-warnings';
import { readSite } from '@/lib/content/read-site';
import { LOGO_FILES } from '@/lib/kit/icons/logo';
import { readContentFiles } from '@/lib/site/content-files';
import { temporaryFolder } from '../../temporary-folder';

// Jest cannot load HarfBuzz.
jest.mock('@/lib/fonts/build-site-fonts', () => ({
  openSourcesOf: async () => ({ have: () => true }),
}));

const HOME = 'content/india/home.en.md';

/** A photograph of 1200 × 800 pixels, lying on its side, with the place where it was taken. */
const photograph = () =>
  sharp({ create: { width: 800, height: 1200, channels: 3, background: '#a33' } })
    .withExif({ IFD0: { Copyright: 'Somebody' }, IFD3: { GPSLatitudeRef: 'N' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();

async function read(files: Record<string, string | Buffer>, settings: Record<string, string> = {}) {
  const configuration = readConfiguration({ NEXT_PUBLIC_REGION: '1', ...settings });
  const project = temporaryFolder({ 'public/a photo.jpg': await photograph(), ...files });
  return readSite(configuration, project);
}

const TWO_SLIDES =
  '## Money for school\n\nUp to {to}.\n\n![A child](/a%20photo.jpg)\n\n## Fast\n\nIn {time}.\n\n![A phone](/pictures/phone)\n\n';

test('the slides and cards of a company replace those of the region, with its figures', async () => {
  const text = `${TWO_SLIDES}## Since **1998** in Exampleville\n\n![](/a%20photo.jpg)\n\n## Over **{users}**\n\n![](/pictures/users)\n`;
  const { copy, content } = await read({ [HOME]: text });

  expect(copy.slides).toMatchObject([
    {
      title: 'Money for school',
      text: 'Up to ₹80,000.',
      picture: { alt: 'A child', files: { width: 720, height: 720, opaque: true } },
    },
    { title: 'Fast', text: 'In 2\u00a0hours.', picture: { files: { width: 960 } } },
  ]);
  expect(copy.features).toMatchObject([
    { before: 'Since', amount: '1998', after: 'in Exampleville', alt: '' },
    { before: 'Over', amount: '3 million', after: '' },
  ]);
  const own = copy.slides[0].picture.files;
  for (const url of [...Object.values(own.avif), own.webp]) {
    const bytes = content.pictures?.get(url);
    const { width, height, exif } = await sharp(bytes).metadata();
    expect(height).toBe(width);
    expect(exif).toBeUndefined();
  }
});

test('a slide or a card that shows a figure without a value is left out, and the rest stays', async () => {
  const { copy } = await read({ [HOME]: TWO_SLIDES }, { NEXT_PUBLIC_PAYOUT_TIME: 'off' });

  expect(copy.slides.map(({ title }) => title)).toEqual(['Money for school']);
  // The file has no cards.
  expect(copy.features.map(({ amount }) => amount)).toContain('₹80,000');
});

test('the picture of About us takes the place of the shop, and a text has its own sizes', async () => {
  const { content } = await read({
    'content/india/about.en.md': 'We lend.\n\n![Our shop](/a%20photo.jpg)',
    'content/india/a.en.md': '# A\n\n![x](/a%20photo.jpg)\n\n![y](/a%20photo.jpg)',
  });

  expect(content.about?.picture).toMatchObject({ alt: 'Our shop', files: { width: 720 } });
  expect(content.about?.html).not.toContain('<img');
  const html = content.pages[0]?.html ?? '';
  expect(html).toMatch(
    /<picture><source type="image\/avif" srcset="\/pictures\/own\/a-photo-480\.\w+\.avif 480w, [^"]*1080\.\w+\.avif 1080w" sizes="[^"]+"><img src="\/pictures\/own\/a-photo-720\.\w+\.webp" alt="x" width="1080" height="720" decoding="async"><\/picture>/,
  );
  expect(html.match(/loading="lazy"/g)).toHaveLength(1);
});

test('the originals are not published, except one that a text links to', () => {
  const project = temporaryFolder({
    [HOME]: '![a](/a%20b.jpg) ![c](/c.jpg) [large](/c.jpg)',
    'content/indonesia/a.id.md': '![d][d]\n\n[d]: /d.jpg',
  });
  expect([...originalsOf(readContentFiles(project))]).toEqual([
    ...LOGO_FILES,
    '/a b.jpg',
    '/d.jpg',
  ]);
});

test('a number that a translation does not have is a warning that names both', () => {
  const project = temporaryFolder({
    'content/india/a.en.md':
      '---\nupdated: 2026-01-01\n---\nUp to 5,00,000 for 3 years, [x](/f-7.pdf)',
    'content/india/a.hi.md': '50,000 तक, ३ साल',
    'content/india/b.en.md': '1.000',
    'content/india/b.hi.md': '1,000',
  });
  expect(numberWarnings(readContentFiles(project), { region: 'india' })).toEqual([
    'content/india/a.en.md has 5,00,000, and content/india/a.hi.md has 50,000. Compare them.',
  ]);
});

const HEIC = Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1');

test.each([
  ['x\n\n## A\n\nb\n\n![c](/pictures/phone)', ':1 has a text above the first slide or card'],
  ['## A\n\n![c](/pictures/phone)', ':1 has no text below "## A"; a card needs none'],
  ['## A\n\nb', ':1 has no picture below "## A"; write ![description](/name.jpg)'],
  ['## **A**\n\nb\n\n![](/pictures/phone)', ':1 has a text below the card "## **A**"'],
  ['## A\n\nb\n\n![](/pictures/phone)', ':5 has a picture without a description'],
  [
    '## A\n\nb\n\n![c](/pictures/moon)',
    ':5 shows /pictures/moon, which this site does not have; it has /pictures/',
  ],
  [
    '## A\n\n{amount}\n\n![c](/pictures/phone)',
    ':1 has a wrong placeholder in "{amount}"; allowed: {from}',
  ],
  ['## A\n\n- b\n\n![c](/pictures/phone)', ':3 has more than a line of text and a picture'],
  [
    '## A\n\nb\n\n![c](/iphone.jpg)',
    ':5 shows /iphone.jpg, which is HEIC, which only Safari shows',
  ],
  ['## A\n\nb ☃\n\n![c](/none.jpg)', ':5 shows /none.jpg, which is not in public/'],
])('%j stops the build', async (text, problem) => {
  await expect(read({ [HOME]: text, 'public/iphone.jpg': HEIC })).rejects.toThrow(
    `  ${HOME}${problem}`,
  );
});

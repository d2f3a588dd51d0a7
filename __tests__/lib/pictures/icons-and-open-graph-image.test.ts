import sharp from 'sharp';
import { readConfiguration } from '@/lib/config/read-configuration';
import { drawIcon } from '@/lib/pictures/draw-icon';
import { drawOpenGraphImage } from '@/lib/pictures/draw-open-graph-image';
import { ICONS, type IconFile } from '@/lib/pictures/icon-files';
import { outlineText } from '@/lib/pictures/text-outline';
import { VARIANTS } from '@/lib/region/variants';

const PURPLE = '#6a0dad';
const configured = readConfiguration({
  NEXT_PUBLIC_REGION: '1',
  NEXT_PUBLIC_BACKGROUND: PURPLE,
  NEXT_PUBLIC_BG_FONT_COLOR: '#ffffff',
});

/** The colour of a pixel, as `#rrggbb`. */
async function colourAt(picture: Buffer, left: number, top: number): Promise<string> {
  const pixel = await sharp(picture)
    .extract({ left, top, width: 1, height: 1 })
    .removeAlpha()
    .raw()
    .toBuffer();
  return `#${pixel.toString('hex')}`;
}

test.each(Object.keys(ICONS) as IconFile[])(
  "%s has the company's colours and its size",
  async (file) => {
    const icon = await drawIcon(file, configured);
    const { size } = ICONS[file];
    const { width, height } = await sharp(icon).metadata();
    expect([width, height]).toEqual([size, size]);
    expect(await colourAt(icon, size / 2, Math.round(size * 0.03))).toBe(PURPLE);
  },
);

test("the picture of shared links has the company's colours", async () => {
  const picture = await drawOpenGraphImage(configured);
  const { format, width, height } = await sharp(picture).metadata();
  expect([format, width, height]).toEqual(['png', 1200, 630]);
  expect(await colourAt(picture, 5, 5)).toBe(PURPLE);
});

test('a photograph in the first slide has rounded corners in the picture of shared links', async () => {
  const [{ picture, ...slide }, ...slides] = configured.copy.slides;
  const photograph = { ...picture, files: { ...picture.files, opaque: true } };
  const copy = {
    ...configured.copy,
    slides: [{ ...slide, picture: photograph }, ...slides] as typeof configured.copy.slides,
  };
  const image = await drawOpenGraphImage({ ...configured, copy });
  expect(await colourAt(image, 1200 - 8 - 600 + 2, 17)).toBe(PURPLE);
});

test.each(VARIANTS)(
  'the fonts have every character of the offer in $locale',
  async ({ copy, strings }) => {
    const { before, from, to, after } = copy.offer;
    for (const text of [before, from, strings.offer.to, to, after])
      expect((await outlineText(text)).width).toBeGreaterThan(0);
  },
);

test('a character that the fonts lack is named', async () => {
  await expect(outlineText('Loans 贷')).rejects.toThrow(
    'The display font lacks a character of "Loans 贷".',
  );
});

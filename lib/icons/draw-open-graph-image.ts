import sharp from 'sharp';
import { DISPLAY_FONT } from '@/lib/fonts/font-sources';
import { drawLogo, type Logo } from '@/lib/kit/icons';
import { outlineLine as outline } from '@/lib/kit/pictures';
import { readPicture } from '@/lib/pictures/recoloured-pictures';
import type { RegionCopy } from '@/lib/region/copy-types';
import { scripts } from '@/lib/region/languages';
import { deriveTheme, type CompanyColours } from '@/lib/theme/derive-theme';

/** The Open Graph image: the picture that shared links show. */
export const OPEN_GRAPH_IMAGE = { file: 'open-graph.png', width: 1200, height: 630 } as const;

const { width: WIDTH, height: HEIGHT } = OPEN_GRAPH_IMAGE;
const MARGIN = 72;
/** The width of the picture of the first slide. */
const PICTURE = 600;
/** The width for the larger amount: up to the left edge of the picture. */
const AMOUNT_ROOM = 570;
/** The size of an amount of few digits. */
const LARGEST = 170;
/** The size of the words around the amounts, and the height of a line, as a share of its size. */
const SMALL = 52;
const LINE_HEIGHT = 1.06;

const FONTS = {
  display: DISPLAY_FONT.source,
  scripts: Object.values(scripts).flatMap((font) => font ?? []),
};
const outlineLine = outline.bind(undefined, FONTS);

/** The box of the logo, and of the light plate below it, above the offer. */
const LOGO = { width: 360, height: 72 };
const PLATE = 16;

interface OpenGraphSite {
  readonly copy: Pick<RegionCopy, 'slides' | 'headline'>;
  readonly palette: CompanyColours;
  readonly logo?: Logo | undefined;
}

/**
 * Draws the picture that shared links show, as PNG: the offer beside the picture of the first
 * slide, in the company's colours. It does not contain the company's name, which the link shows
 * anyway, but its logo.
 */
export async function drawOpenGraphImage(
  { copy, palette, logo }: OpenGraphSite,
  ownPictures?: ReadonlyMap<string, Uint8Array>,
): Promise<Buffer> {
  const { files } = copy.slides[0].picture;
  const largest = Object.values(files.avif).at(-1) as string;
  const picture = ownPictures?.get(largest) ?? (await readPicture(largest, palette));
  const words = await drawOffer(copy.headline, logo ? LOGO.height + 2 * PLATE : 0);
  return sharp(svg(`<rect width="100%" height="100%" fill="${palette.accent}"/>`))
    .composite([
      {
        input: await drawPicture(picture, files.opaque),
        left: WIDTH - PICTURE - 8,
        top: (HEIGHT - PICTURE) / 2,
      },
      { input: svg(`<g fill="${palette.onAccent}">${words}</g>`) },
      ...(logo ? await drawLogoOnPlate(logo, palette) : []),
    ])
    .png({ palette: true, colours: 128, effort: 10 })
    .toBuffer();
}

function svg(content: string, width: number = WIDTH, height: number = HEIGHT): Buffer {
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${content}</svg>`,
  );
}

/**
 * Scales the picture. A photograph becomes a circle, as on the page (picture.css), which is small
 * enough for the amounts beside it.
 */
export function drawPicture(bytes: Uint8Array, opaque = false): Promise<Buffer> {
  const half = PICTURE / 2;
  const circle = svg(`<circle cx="${half}" cy="${half}" r="${half * 0.76}"/>`, PICTURE, PICTURE);
  return sharp(bytes)
    .resize(PICTURE)
    .composite(opaque ? [{ input: circle, blend: 'dest-in' }] : [])
    .png()
    .toBuffer();
}

/**
 * The offer as SVG paths: both amounts as large as the longer one allows, each on a line of its
 * own.
 */
async function drawOffer(headline: readonly string[], above: number): Promise<string> {
  const [before = ''] = headline;
  // Without a lower amount, there is one amount and no word before it.
  const [from = '', word = ''] = headline.slice(1, -2);
  const [to = '', after = ''] = headline.slice(-2);
  const amount = Math.min(LARGEST, Math.floor(AMOUNT_ROOM / (await outlineLine([to, 1])).width));
  const fromAndWord = await outlineLine([from, amount], [` ${word.trim()}`, SMALL]);
  const parts: (readonly [string, number])[][] = [
    [[before, SMALL]],
    ...(fromAndWord.width <= AMOUNT_ROOM
      ? [[[from, amount] as const, [` ${word.trim()}`, SMALL] as const]]
      : [[[from, amount] as const], [[word.trim(), SMALL] as const]]),
    [[to, amount]],
    [[after.trim(), SMALL]],
  ];
  const shown = parts.filter(([first]) => first?.[0]);
  const lines = await Promise.all(shown.map((line) => outlineLine(...line)));
  let bottom = (HEIGHT + above - lines.reduce((sum, { size }) => sum + size * LINE_HEIGHT, 0)) / 2;
  let drawn = '';
  for (const { size, paths } of lines) {
    bottom += size * LINE_HEIGHT;
    drawn += `<g transform="translate(${MARGIN} ${bottom - size * 0.22})">${paths}</g>`;
  }
  return drawn;
}

/** The logo on a light plate, which ends where the logo ends. */
async function drawLogoOnPlate(logo: Logo, palette: CompanyColours) {
  const width = Math.min(LOGO.width, Math.round((LOGO.height * logo.width) / logo.height));
  const [plateWidth, plateHeight] = [width + 2 * PLATE, LOGO.height + 2 * PLATE];
  const { background } = deriveTheme(palette).light;
  const plate = `<rect width="${plateWidth}" height="${plateHeight}" rx="${PLATE}" fill="${background}"/>`;
  const top = MARGIN / 2;
  return [
    { input: svg(plate, plateWidth, plateHeight), left: MARGIN, top },
    {
      input: await drawLogo(logo, width, LOGO.height),
      left: MARGIN + PLATE,
      top: top + PLATE,
    },
  ];
}

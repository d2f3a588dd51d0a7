import sharp from 'sharp';
import type { Configuration } from '@/lib/config/read-configuration';
import { DISPLAY_FONT, SCRIPT_FONTS } from '@/lib/fonts/font-sources';
import { outlineLine as outline } from '@/lib/kit/pictures';
import { readEncodedPicture } from './encoded-pictures';
import { OPEN_GRAPH_IMAGE } from './icon-files';

const { width: WIDTH, height: HEIGHT } = OPEN_GRAPH_IMAGE;
const MARGIN = 72;
/** The width of the picture of the first slide. */
const PICTURE = 600;
/** The width for the larger amount: up to the left edge of the picture. */
const AMOUNT_ROOM = 570;
/** The size of the words around the amounts, and the height of a line, as a share of its size. */
const SMALL = 52;
const LINE_HEIGHT = 1.06;

const FONTS = { display: DISPLAY_FONT.source, scripts: Object.values(SCRIPT_FONTS) };
const outlineLine = outline.bind(undefined, FONTS);

/**
 * Draws the picture that shared links show, as PNG: the offer beside the picture of the first
 * slide, in the company's colours. It does not contain the company's name, which the link shows
 * anyway.
 */
export async function drawOpenGraphImage({
  copy,
  messages,
  palette,
}: Pick<Configuration, 'copy' | 'messages' | 'palette'>): Promise<Buffer> {
  const { files } = copy.slides[0].picture;
  const largest = Object.values(files.avif).at(-1) as string;
  const picture = await readEncodedPicture(largest, palette.accent);
  const words = await drawOffer(copy.offer, messages.offer.to);
  return sharp(svg(`<rect width="100%" height="100%" fill="${palette.accent}"/>`))
    .composite([
      {
        input: await drawPicture(picture, files.opaque),
        left: WIDTH - PICTURE - 8,
        top: (HEIGHT - PICTURE) / 2,
      },
      { input: svg(`<g fill="${palette.onAccent}">${words}</g>`) },
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
 * Scales the picture. A photograph becomes a disc, as on the page (picture.css), which is small
 * enough for the amounts beside it.
 */
export function drawPicture(bytes: Uint8Array, opaque = false): Promise<Buffer> {
  const half = PICTURE / 2;
  const disc = svg(`<circle cx="${half}" cy="${half}" r="${half * 0.76}"/>`, PICTURE, PICTURE);
  return sharp(bytes)
    .resize(PICTURE)
    .composite(opaque ? [{ input: disc, blend: 'dest-in' }] : [])
    .png()
    .toBuffer();
}

/**
 * The offer as SVG paths: both amounts as large as the longer one allows, each on a line of its
 * own.
 */
async function drawOffer(
  { before, from, to, after }: Configuration['copy']['offer'],
  toWord: string,
): Promise<string> {
  const amount = Math.floor(AMOUNT_ROOM / (await outlineLine([to, 1])).width);
  const fromAndWord = await outlineLine([from, amount], [` ${toWord}`, SMALL]);
  const lines = [
    await outlineLine([before, SMALL]),
    ...(fromAndWord.width <= AMOUNT_ROOM
      ? [fromAndWord]
      : [await outlineLine([from, amount]), await outlineLine([toWord, SMALL])]),
    await outlineLine([to, amount]),
    await outlineLine([after, SMALL]),
  ];
  let bottom = (HEIGHT - lines.reduce((sum, { size }) => sum + size * LINE_HEIGHT, 0)) / 2;
  let drawn = '';
  for (const { size, paths } of lines) {
    bottom += size * LINE_HEIGHT;
    drawn += `<g transform="translate(${MARGIN} ${bottom - size * 0.22})">${paths}</g>`;
  }
  return drawn;
}

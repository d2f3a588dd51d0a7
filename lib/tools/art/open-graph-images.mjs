/**
 * Draws the pictures that shared links show, one for each variant. `render-and-encode.mjs` runs it.
 *
 * The text is the offer, as outlines of the display font, so that no font has to be installed. The
 * picture does not contain the company's name, because the name is a setting and a build does not
 * draw the picture again.
 */
import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { loadTypeScript } from '../../load-typescript.mjs';
import { displayFont, outline } from '../fonts/text-outline.mjs';

const { VARIANTS } = await loadTypeScript('lib/region/variants.ts');
const { regions } = await loadTypeScript('lib/region/regions.ts');
const { OPEN_GRAPH_IMAGE_SIZE, openGraphImageOf } = await loadTypeScript(
  'lib/seo/open-graph-image.ts',
);

const { width: WIDTH, height: HEIGHT } = OPEN_GRAPH_IMAGE_SIZE;
const MARGIN = 72;
const PICTURE = 600;
/** The width for the larger amount: up to the left edge of the picture. */
const AMOUNT_ROOM = 570;

const PUBLIC = fileURLToPath(new URL('../../../public/', import.meta.url));
/** A line of pieces, each a text and its size in pixels, one after the other on one baseline. */
function line(face, pieces, baseline) {
  let x = MARGIN;
  return pieces
    .map(([text, size]) => {
      const scale = size / 1000;
      const { width, paths } = outline(face, text);
      const group = `<g transform="translate(${x} ${baseline}) scale(${scale} ${-scale})">${paths}</g>`;
      x += width * scale;
      return group;
    })
    .join('');
}

/**
 * What each picture shows. The bytes of a picture change with the version of every library, so they
 * do not say whether it has to be drawn again.
 */
const CONTENT = new URL('drawn-open-graph-images.json', import.meta.url);

/**
 * Draws the Open Graph images of a region, each with the words of one of its variants: those that are
 * missing or would show something else.
 */
export async function drawOpenGraphImages(region) {
  const drawn = JSON.parse(await readFile(CONTENT, 'utf8'));
  for (const variant of VARIANTS.filter((one) => one.region === region)) {
    const content = await contentOf(variant);
    const file = `${PUBLIC}${openGraphImageOf(variant)}`;
    if (existsSync(file) && JSON.stringify(drawn[variant.locale]) === JSON.stringify(content))
      continue;
    await draw(variant, content.phone, file);
    drawn[variant.locale] = content;
    await writeFile(CONTENT, `${JSON.stringify(drawn, null, 2)}\n`);
  }
}

async function contentOf({ region, copy, strings }) {
  const pictures = JSON.parse(
    await readFile(new URL('../../region/pictures.json', import.meta.url), 'utf8'),
  );
  const { before, from, to, after } = copy.offer;
  const { accent, onAccent } = regions[region].palette;
  const words = [before, from, strings.offer.to, to, after].join(' ');
  return { words, accent, onAccent, phone: pictures[region].phone.avif[960] };
}

async function draw(variant, phoneFile, file) {
  const { region, copy, strings } = variant;
  const { palette } = regions[region];
  const { before, from, to, after } = copy.offer;
  const words = [before, from, strings.offer.to, to, after].join('');
  const face = await displayFont(words);

  const small = 52;
  const amount = Math.floor((AMOUNT_ROOM * 1000) / outline(face, to).width);
  const widthOf = ([text, size]) => (outline(face, text).width * size) / 1000;
  const first = [from, amount];
  const toBeside = [` ${strings.offer.to}`, small];
  const fits = widthOf(first) + widthOf(toBeside) <= AMOUNT_ROOM;
  const lines = [
    [[before, small]],
    ...(fits ? [[first, toBeside]] : [[first], [[strings.offer.to, small]]]),
    [[to, amount]],
    [[after, small]],
  ];
  const heights = lines.map(([[, size]]) => size * 1.06);
  let bottom = (HEIGHT - heights.reduce((sum, height) => sum + height, 0)) / 2;
  const set = lines.map((pieces, index) => {
    bottom += heights[index];
    return line(face, pieces, bottom - pieces[0][1] * 0.22);
  });

  const phone = await sharp(`${PUBLIC}${phoneFile}`).resize(PICTURE).toBuffer();
  const ground = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}"><rect width="100%" height="100%" fill="${palette.accent}"/>`;
  const text = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" fill="${palette.onAccent}">${set.join('')}</svg>`;
  await sharp(Buffer.from(`${ground}</svg>`))
    .composite([
      { input: phone, left: WIDTH - PICTURE - 8, top: Math.round((HEIGHT - PICTURE) / 2) },
      { input: Buffer.from(text) },
    ])
    .png({ palette: true, colours: 128, effort: 10 })
    .toFile(file);
}

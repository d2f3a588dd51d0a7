/**
 * Builds the display font: cuts the source font down to the characters that the site uses, and
 * measures it.
 *
 *   npm run font               every region
 *   npm run font indonesia     one region (or several)
 *
 * Input: the variable font of an npm package. It keeps ₹ in a file of its own. A second request for
 * one sign would be slow, so the script merges the two files for India.
 *
 * Output: one file per region in `public/fonts/`, named after its content, and
 * `lib/fonts/display-font.json`. The JSON has the files, the accented letters in each, the
 * weight, the advance widths that the style sheet needs to size an amount, and the metrics that give
 * the fallback fonts the size of the display face (CSS Fonts 5, `size-adjust` and the override
 * descriptors).
 */
import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { fileURLToPath } from 'node:url';
import { fromBuffer } from '@capsizecss/unpack';
import subsetFont from 'subset-font';
import { loadTypeScript } from '../../load-typescript.mjs';
import { advanceWidths } from './advance-widths.mjs';
import { subsetSourceFont, WEIGHT } from './load-source-fonts.mjs';
import { runPython } from './run-python.mjs';
import { fontFrom, MISSING_GLYPH, shape } from './shape-text.mjs';

const { REGIONS } = await loadTypeScript('lib/region/regions.ts');
const { accentedLettersOf } = await loadTypeScript('lib/tools/fonts/font-characters.ts');

const FONTS = fileURLToPath(new URL('../../../public/fonts/', import.meta.url));
const MERGE = fileURLToPath(new URL('merge_fonts.py', import.meta.url));
const METRICS = new URL('../../fonts/display-font.json', import.meta.url);

/** In points: between the size of the top bar and the size of the amounts. */
const OPTICAL_SIZE = 48;

/** The company's name may contain any letter of ASCII; the copy adds its accented letters. */
const ASCII = Array.from({ length: 95 }, (_, i) => String.fromCharCode(32 + i)).join('');
const LATIN = { part: 'latin', characters: `${ASCII}©–’` };
const RUPEE = { part: 'latin-ext', characters: '₹' };
/**
 * The parts of the source font that contain a region's currency sign, if the Latin part does not.
 */
const CURRENCY_PARTS = { india: [RUPEE], indonesia: [] };

/**
 * The features of the font that the style sheets use: kerning, and figures of equal width
 * (`font-variant-numeric`). The glyphs of others, such as fractions, would be a tenth of each file.
 */
const FEATURES = ['kern', 'tnum'];

/**
 * The bold fonts of phones and desktops: the npm package that is measured, and the names by which
 * `local()` finds the font and other fonts of its width. The names are the full name and the
 * PostScript name, and on Linux the family name, because WebKitGTK compares the family name and
 * then selects the requested weight.
 */
const FALLBACKS = {
  // Arimo is as wide as Arial, and Noto Sans as wide as Open Sans.
  arimo: ['Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold', 'Liberation Sans'],
  roboto: ['Roboto Bold', 'Roboto-Bold', 'Roboto'],
  'open-sans': ['Open Sans Bold', 'OpenSans-Bold', 'Noto Sans Bold', 'Noto Sans'],
  // Some Linux desktops have no other font. The amounts are too wide for their lines in it.
  'dejavu-sans': ['DejaVu Sans Bold', 'DejaVu Sans'],
};

const require = createRequire(import.meta.url);

const requested = process.argv.slice(2);
const unknown = requested.filter((region) => !REGIONS.includes(region));
if (unknown.length > 0)
  throw new Error(`No such region: ${unknown.join(', ')}. The regions are ${REGIONS.join(', ')}.`);

const subset = ({ part, characters }) => subsetSourceFont(part, characters, OPTICAL_SIZE);

function merge(fonts) {
  if (fonts.length === 1) return fonts[0];
  const folder = mkdtempSync(`${tmpdir()}/display-face-`);
  const files = fonts.map((_, index) => `${folder}/${index}.ttf`);
  const merged = `${folder}/merged.ttf`;
  try {
    fonts.forEach((bytes, index) => writeFileSync(files[index], bytes));
    runPython([MERGE, ...files, merged]);
    return readFileSync(merged);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function percent(ratio) {
  return `${(ratio * 100).toFixed(2)}%`;
}

/**
 * The descriptors that give a fallback font the average width of the display font, and its line
 * height at that width.
 */
function overrides(face, fallback) {
  const width = (metrics) => metrics.xWidthAvg / metrics.unitsPerEm;
  const sizeAdjust = width(face) / width(fallback);
  const height = (units) => percent(Math.abs(units) / (face.unitsPerEm * sizeAdjust));
  return {
    sizeAdjust: percent(sizeAdjust),
    ascentOverride: height(face.ascent),
    descentOverride: height(face.descent),
  };
}

/**
 * Writes a region's font file, removes the file that it replaces, and returns the path of the new
 * one.
 *
 * @param {string} letters the accented letters of the region's copy
 */
async function buildFont(region, letters) {
  if (!CURRENCY_PARTS[region])
    throw new Error(`Add ${region} to CURRENCY_PARTS: the part that has its currency sign.`);
  const latin = { part: LATIN.part, characters: LATIN.characters + letters };
  const parts = [latin, ...CURRENCY_PARTS[region]];
  const merged = merge(await Promise.all(parts.map(subset)));
  const lacking = [...letters].filter((letter) => lacks(merged, letter));
  if (lacking.length > 0)
    throw new Error(
      `The copy of ${region} has letters that the Latin part of the source font lacks: ${lacking.join(' ')}`,
    );
  const characters = parts.map((part) => part.characters).join('');
  const font = await subsetFont(merged, characters, {
    targetFormat: 'woff2',
    keepFeatures: FEATURES,
  });
  const hash = createHash('sha256').update(font).digest('hex').slice(0, 8);
  for (const file of readdirSync(FONTS).filter((name) => name.startsWith(`display-${region}.`)))
    rmSync(`${FONTS}${file}`);
  writeFileSync(`${FONTS}display-${region}.${hash}.woff2`, font);
  return `/fonts/display-${region}.${hash}.woff2`;
}

function lacks(font, letter) {
  return shape(fontFrom(font), letter).some(({ codepoint }) => codepoint === MISSING_GLYPH);
}

mkdirSync(FONTS, { recursive: true });
const { files, letters } = JSON.parse(readFileSync(METRICS, 'utf8'));
for (const region of requested.length > 0 ? requested : REGIONS) {
  letters[region] = accentedLettersOf(region);
  files[region] = await buildFont(region, letters[region]);
}

const latin = await subset(LATIN);
const metrics = await fromBuffer(latin);
const fallbacks = await Promise.all(
  Object.entries(FALLBACKS).map(async ([name, local]) => {
    const file = require.resolve(`@fontsource/${name}/files/${name}-latin-700-normal.woff2`);
    return { local, ...overrides(metrics, await fromBuffer(readFileSync(file))) };
  }),
);
const advances = {
  ...advanceWidths(latin, ASCII),
  ...advanceWidths(await subset(RUPEE), RUPEE.characters),
};
writeFileSync(
  METRICS,
  `${JSON.stringify({ weight: WEIGHT, files, letters, fallbacks, advanceWidths: advances }, null, 2)}\n`,
);

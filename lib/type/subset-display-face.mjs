/**
 * Cuts the display face down to what the two sites set in it, and writes what the style sheet needs to know of it.
 *
 *   npm run font
 *
 * Input: the variable face of an npm package, which keeps ₹ in a file of its own. Output: a file for the Latin letters in
 * `public/fonts/`, named by its content, and `display-face.json` beside this script: that file, ₹ as a data address,
 * which costs less than a request, and the metrics that make the fallback faces take the same room (CSS Fonts 5,
 * `size-adjust` and the override descriptors).
 */
import { fromBuffer } from '@capsizecss/unpack';
import { entireMetricsCollection } from '@capsizecss/metrics/entireMetricsCollection';
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';

const FOLDER = fileURLToPath(new URL('../../public/fonts/', import.meta.url));
const PACKAGE = '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque';

/** One voice: everything in this face is extra bold. The optical size lies between the top bar's and the amounts'. */
const INSTANCE = { wght: 800, wdth: 100, opsz: 48 };

const ASCII = Array.from({ length: 95 }, (_, i) => String.fromCharCode(32 + i)).join('');
const PARTS = {
  latin: { source: `${PACKAGE}-latin-standard-normal.woff2`, text: `${ASCII}©–’`, range: 'U+20-7E,U+A9,U+2013,U+2019' },
  rupee: { source: `${PACKAGE}-latin-ext-standard-normal.woff2`, text: '₹', range: 'U+20B9' },
};

/** The bold faces that phones and desktops have, by the names that `local()` finds them under. */
const FALLBACKS = {
  arial: ['Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold', 'LiberationSans-Bold'],
  roboto: ['Roboto Bold', 'Roboto-Bold'],
};

const require = createRequire(import.meta.url);

async function subset({ source, text }) {
  const whole = readFileSync(require.resolve(source));
  return subsetFont(whole, text, { targetFormat: 'woff2', variationAxes: INSTANCE });
}

function percent(ratio) {
  return `${(ratio * 100).toFixed(2)}%`;
}

/** What makes a fallback take the room of the face: its average width, then its line's height at that width. */
function overrides(face, fallback) {
  const width = (metrics) => metrics.xWidthAvg / metrics.unitsPerEm;
  const sizeAdjust = width(face) / width(fallback);
  const height = (units) => percent(Math.abs(units) / (face.unitsPerEm * sizeAdjust));
  return {
    sizeAdjust: percent(sizeAdjust),
    ascentOverride: height(face.ascent),
    descentOverride: height(face.descent),
    lineGapOverride: height(face.lineGap),
  };
}

rmSync(FOLDER, { recursive: true, force: true });
mkdirSync(FOLDER, { recursive: true });

const latin = await subset(PARTS.latin);
const hash = createHash('sha256').update(latin).digest('hex').slice(0, 8);
const file = `display-latin.${hash}.woff2`;
writeFileSync(new URL(file, `file://${FOLDER}`), latin);

const rupee = await subset(PARTS.rupee);
const files = {
  latin: { href: `/fonts/${file}`, unicodeRange: PARTS.latin.range },
  rupee: { href: `data:font/woff2;base64,${rupee.toString('base64')}`, unicodeRange: PARTS.rupee.range },
};

const face = await fromBuffer(latin);
const fallbacks = Object.entries(FALLBACKS).map(([family, local]) => ({
  local,
  ...overrides(face, entireMetricsCollection[family].variants['700']),
}));

writeFileSync(new URL('display-face.json', import.meta.url), `${JSON.stringify({ files, fallbacks }, null, 2)}\n`);

/**
 * Cuts the display face down to what the two sites set in it, and writes what the style sheet needs to know of it.
 *
 *   npm run font
 *
 * Input: the variable face of an npm package, which keeps ₹ in a file of its own; a second request for one sign is too
 * many, so India's two parts are joined. Output: a file a region in `public/fonts/`, named by its content, and
 * `display-face.json` beside this script: those files, and the metrics that make the fallback faces take the same room
 * (CSS Fonts 5, `size-adjust` and the override descriptors).
 */
import { fromBuffer } from '@capsizecss/unpack';
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';
import { loadTypeScript } from '../load-typescript.mjs';

const { REGIONS } = await loadTypeScript('lib/region/regions.ts');

const FOLDER = fileURLToPath(new URL('../../public/fonts/', import.meta.url));
const JOIN = fileURLToPath(new URL('join_faces.py', import.meta.url));
const PACKAGE = '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque';

/** One voice: everything in this face is extra bold. The optical size lies between the top bar's and the amounts'. */
const INSTANCE = { wght: 800, wdth: 100, opsz: 48 };

const ASCII = Array.from({ length: 95 }, (_, i) => String.fromCharCode(32 + i)).join('');
const LATIN = { source: `${PACKAGE}-latin-standard-normal.woff2`, text: `${ASCII}©–’` };
const RUPEE = { source: `${PACKAGE}-latin-ext-standard-normal.woff2`, text: '₹' };
/** The parts that hold a currency's sign, where the Latin part does not. */
const CURRENCY_PARTS = { india: [RUPEE], indonesia: [] };

/**
 * The bold faces of phones and desktops: the npm package that is measured, and the names that `local()` finds the face
 * and others of its width under. The names are the full name and the PostScript name, and on Linux the family's name,
 * because WebKitGTK compares that and then takes the weight that is asked for.
 */
const FALLBACKS = {
  // Arimo is as wide as Arial, and Noto Sans as wide as Open Sans.
  arimo: ['Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold', 'Liberation Sans'],
  roboto: ['Roboto Bold', 'Roboto-Bold', 'Roboto'],
  'open-sans': ['Open Sans Bold', 'OpenSans-Bold', 'Noto Sans Bold', 'Noto Sans'],
};

const require = createRequire(import.meta.url);

function subset({ source, text }) {
  const whole = readFileSync(require.resolve(source));
  return subsetFont(whole, text, { targetFormat: 'sfnt', variationAxes: INSTANCE });
}

function join(faces) {
  if (faces.length === 1) return faces[0];
  const folder = mkdtempSync(`${tmpdir()}/display-face-`);
  const files = faces.map((_, index) => `${folder}/${index}.ttf`);
  const joined = `${folder}/joined.ttf`;
  try {
    faces.forEach((bytes, index) => writeFileSync(files[index], bytes));
    execFileSync('python3', [JOIN, ...files, joined], { stdio: ['ignore', 'ignore', 'inherit'] });
    return readFileSync(joined);
  } finally {
    rmSync(folder, { recursive: true });
  }
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
  };
}

const files = {};
const written = new Map();
for (const region of REGIONS) {
  if (!CURRENCY_PARTS[region])
    throw new Error(`Add ${region} to CURRENCY_PARTS: the part that holds its currency's sign.`);
  const parts = [LATIN, ...CURRENCY_PARTS[region]];
  const joined = join(await Promise.all(parts.map(subset)));
  const face = await subsetFont(joined, parts.map(({ text }) => text).join(''), {
    targetFormat: 'woff2',
  });
  const file = `display-${region}.${createHash('sha256').update(face).digest('hex').slice(0, 8)}.woff2`;
  written.set(file, face);
  files[region] = `/fonts/${file}`;
}

const face = await fromBuffer(await subset(LATIN));
const fallbacks = await Promise.all(
  Object.entries(FALLBACKS).map(async ([name, local]) => {
    const file = require.resolve(`@fontsource/${name}/files/${name}-latin-700-normal.woff2`);
    return { local, ...overrides(face, await fromBuffer(readFileSync(file))) };
  }),
);

rmSync(FOLDER, { recursive: true, force: true });
mkdirSync(FOLDER, { recursive: true });
for (const [file, face] of written) writeFileSync(`${FOLDER}${file}`, face);
writeFileSync(
  new URL('display-face.json', import.meta.url),
  `${JSON.stringify({ files, fallbacks }, null, 2)}\n`,
);

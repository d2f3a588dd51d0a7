import * as harfbuzz from 'harfbuzzjs';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';

const FACE = '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque';
const AXES = { wght: 800, wdth: 100, opsz: 96 };
const require = createRequire(import.meta.url);

/** The display face, able to outline these words. The face keeps ₹ in a file of its own. */
export async function displayFace(words) {
  return {
    latin: await font('latin', words.replaceAll('₹', '')),
    rupee: await font('latin-ext', '₹'),
  };
}

async function font(file, text) {
  const whole = await readFile(require.resolve(`${FACE}-${file}-standard-normal.woff2`));
  const bytes = await subsetFont(whole, text, { targetFormat: 'sfnt', variationAxes: AXES });
  return new harfbuzz.Font(new harfbuzz.Face(new harfbuzz.Blob(new Uint8Array(bytes).buffer)));
}

/** SVG paths of a line of text that starts at the origin, and its width, in units of the face (1000 an em). */
export function outline(face, text) {
  let width = 0;
  const paths = [];
  for (const run of text.split(/(₹)/).filter(Boolean)) {
    const font = run === '₹' ? face.rupee : face.latin;
    const buffer = new harfbuzz.Buffer();
    buffer.addText(run);
    buffer.guessSegmentProperties();
    harfbuzz.shape(font, buffer);
    const positions = buffer.getGlyphPositions();
    for (const [index, { codepoint }] of buffer.getGlyphInfos().entries()) {
      paths.push(`<path transform="translate(${width} 0)" d="${font.glyphToPath(codepoint)}"/>`);
      width += positions[index].xAdvance;
    }
  }
  return { width, paths: paths.join('') };
}

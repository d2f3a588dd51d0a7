/**
 * Cuts the Devanagari font down to the glyphs that the shipped words need.
 *
 *   npm run font      (runs this script first)
 *
 * Letters join into shapes of their own in Devanagari. A subset by letters keeps every possible
 * shape, 179 kB. This script shapes each word, and keeps only the shapes that occur. Output: one
 * variable file in `public/fonts/`, with the licence in its name table, and
 * `lib/fonts/devanagari-subset.json`: the file, and the words that it can set. A test compares those with
 * the copy.
 */
import { createHash } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import * as harfbuzz from 'harfbuzzjs';
import subsetFont from 'subset-font';
import { loadTypeScript } from '../../load-typescript.mjs';
import { devanagariSourceFont, LICENCE_NAME_IDS } from './load-source-fonts.mjs';
import { runPython } from './run-python.mjs';

const { devanagariWords } = await loadTypeScript('lib/tools/fonts/font-characters.ts');

const FOLDER = fileURLToPath(new URL('../../../public/fonts/', import.meta.url));
/** From the weight of running text to that of the display font. */
const WEIGHTS = { min: 400, max: 800 };

const words = devanagariWords();
const face = await devanagariSourceFont({ wght: WEIGHTS });
const part = keepGlyphs(face, glyphsOf(face, words));
assertSameShapes(face, part, words);
const subset = await subsetFont(part, '', {
  keepAllGlyphs: true,
  targetFormat: 'woff2',
  preserveNameIds: LICENCE_NAME_IDS,
});

for (const old of readdirSync(FOLDER).filter((file) => file.startsWith('devanagari.')))
  rmSync(join(FOLDER, old));
const file = `devanagari.${createHash('sha256').update(subset).digest('hex').slice(0, 8)}.woff2`;
writeFileSync(join(FOLDER, file), subset);
writeFileSync(
  new URL('../../fonts/devanagari-subset.json', import.meta.url),
  `${JSON.stringify({ file: `/fonts/${file}`, words }, null, 2)}\n`,
);

/**
 * The ids of the glyphs that some words need, those in between included: rules of the face join
 * them step by step.
 */
function glyphsOf(bytes, words) {
  const glyphs = new Set();
  for (const word of words) {
    for (const { codepoint } of shaped(bytes, word, (id) => glyphs.add(id))) {
      if (codepoint === 0) throw new Error(`The face has no glyph for a letter of "${word}".`);
      glyphs.add(codepoint);
    }
  }
  return glyphs;
}

/** Throws if some words do not look the same in the subset. */
function assertSameShapes(bytes, subsetBytes, words) {
  const advances = (face, word) => shaped(face, word).map(({ xAdvance }) => xAdvance);
  for (const word of words) {
    if (String(advances(bytes, word)) !== String(advances(subsetBytes, word)))
      throw new Error(`"${word}" does not look the same in the subset.`);
  }
}

/**
 * The glyphs of a word with their advances. `onStep` is told the ids of the glyphs at every step of
 * the substitution.
 */
function shaped(bytes, word, onStep = () => undefined) {
  const font = new harfbuzz.Font(
    new harfbuzz.Face(new harfbuzz.Blob(new Uint8Array(bytes).buffer)),
  );
  const buffer = new harfbuzz.Buffer();
  buffer.addText(word);
  buffer.guessSegmentProperties();
  let substituting = false;
  buffer.setMessageFunc((current, _, message) => {
    substituting ||= message.startsWith('start table GSUB');
    if (substituting) for (const { codepoint } of current.getGlyphInfos()) onStep(codepoint);
    return true;
  });
  harfbuzz.shape(font, buffer);
  const positions = buffer.getGlyphPositions();
  return buffer
    .getGlyphInfos()
    .map(({ codepoint }, index) => ({ codepoint, xAdvance: positions[index].xAdvance }));
}

/**
 * The face with some glyphs and the letters they are made of.
 */
function keepGlyphs(bytes, glyphs) {
  const folder = mkdtempSync(join(tmpdir(), 'devanagari-'));
  const [whole, part] = [join(folder, 'whole.ttf'), join(folder, 'part.ttf')];
  try {
    writeFileSync(whole, bytes);
    runPython([
      '-m',
      'fontTools.subset',
      whole,
      `--gids=${[...glyphs].join(',')}`,
      `--text=${[...new Set(words.join(''))].join('')}`,
      '--no-layout-closure',
      '--layout-features=*',
      '--no-hinting',
      `--name-IDs=${LICENCE_NAME_IDS.join(',')}`,
      `--output-file=${part}`,
    ]);
    return readFileSync(part);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

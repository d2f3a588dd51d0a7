import { readFile } from 'node:fs/promises';
import { requireFromProject } from './harfbuzz';

/** What a subset keeps of a TrueType font. */
export interface Subset {
  readonly characters: Iterable<string>;
  /**
   * The ids of the glyphs to keep besides those of the characters. With them, the subset has no
   * other glyphs. Without them, it has every glyph that a feature can make of the characters.
   */
  readonly glyphs?: Iterable<number>;
  /** The OpenType features to keep. Without them, the subset keeps all. */
  readonly features?: readonly string[];
  /** The value of each variation axis, by tag. */
  readonly axes: Readonly<Record<string, number>>;
}

/** The functions of HarfBuzz (hb-subset.h). Pointers and tags are numbers. */
type Library = { readonly memory: WebAssembly.Memory; readonly _initialize: () => void } & Readonly<
  Record<
    | 'malloc'
    | `hb_blob_${'create' | 'get_data' | 'get_length'}`
    | `hb_face_${'create' | 'reference_blob'}`
    | `hb_set_${'add' | 'clear' | 'invert'}`
    | `hb_subset_input_${'create_or_fail' | 'glyph_set' | 'unicode_set' | 'set' | 'set_flags'}`
    | 'hb_subset_input_pin_axis_location'
    | 'hb_subset_or_fail',
    (...values: readonly number[]) => number
  >
>;

// Constants of hb-blob.h and hb-subset.h.
const MEMORY_MODE_READONLY = 1;
const SETS_DROP_TABLE_TAG = 3;
const SETS_LAYOUT_FEATURE_TAG = 6;
const FLAGS_NO_LAYOUT_CLOSURE = 0x200;

/**
 * Subsets a font to some characters. The same font and subset always give the same bytes.
 *
 * It calls HarfBuzz itself. The package `subset-font` calls it in the same way, but cannot keep
 * glyphs by their ids, which Devanagari needs (build-web-fonts.ts).
 */
export async function subsetFont(font: Uint8Array, subset: Subset): Promise<Uint8Array> {
  // Each call loads the library again, so that its memory is freed after the call.
  const file = requireFromProject.resolve('harfbuzzjs/dist/harfbuzz-subset.wasm');
  const { instance } = await WebAssembly.instantiate(await readFile(file));
  const hb = instance.exports as unknown as Library;
  hb._initialize();

  const data = hb.malloc(font.length);
  new Uint8Array(hb.memory.buffer).set(font, data);
  const source = hb.hb_blob_create(data, font.length, MEMORY_MODE_READONLY, 0, 0);
  const face = hb.hb_face_create(source, 0);
  const result = hb.hb_subset_or_fail(face, createInput(hb, face, subset));
  if (result === 0) throw new Error('HarfBuzz could not subset the font. Is its file damaged?');
  const blob = hb.hb_face_reference_blob(result);
  const start = hb.hb_blob_get_data(blob, 0);
  return new Uint8Array(hb.memory.buffer.slice(start, start + hb.hb_blob_get_length(blob)));
}

function createInput(hb: Library, face: number, { characters, glyphs, features, axes }: Subset) {
  const input = hb.hb_subset_input_create_or_fail();
  const add = (set: number, values: Iterable<number>) => {
    for (const value of values) hb.hb_set_add(set, value);
  };
  add(
    hb.hb_subset_input_unicode_set(input),
    Array.from(characters, (character) => character.codePointAt(0) ?? 0),
  );
  if (glyphs) {
    add(hb.hb_subset_input_glyph_set(input), glyphs);
    hb.hb_subset_input_set_flags(input, FLAGS_NO_LAYOUT_CLOSURE);
  }
  const kept = hb.hb_subset_input_set(input, SETS_LAYOUT_FEATURE_TAG);
  hb.hb_set_clear(kept);
  if (features) add(kept, features.map(tag));
  else hb.hb_set_invert(kept);
  // The STAT table describes the axes to programs that list fonts. Browsers do not read it.
  add(hb.hb_subset_input_set(input, SETS_DROP_TABLE_TAG), [tag('STAT')]);
  for (const [name, value] of Object.entries(axes))
    if (!hb.hb_subset_input_pin_axis_location(input, face, tag(name), value))
      throw new Error(`The font has no variation axis "${name}".`);
  return input;
}

/** A name of four characters as a number, as OpenType has it. */
function tag(name: string): number {
  return Buffer.from(name, 'latin1').readUInt32BE();
}

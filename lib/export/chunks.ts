import { STATIC_FOLDER } from '@/lib/routes';
import { bytesOf, type Files } from './files';

/** The code of each chunk by its URL. */
export type ChunkCode = ReadonlyMap<string, string>;

/** How the data, the runtime and other chunks name a chunk. The quotes may be escaped. */
const REFERENCE = /static\/chunks\/[^"'`\\\s]+/g;

/** Style sheets are already in the pages. */
const STYLE_SHEET = /\.css$/;

/** The URLs of the chunks that some code names, in order of appearance. */
function findChunkReferences(code: string): string[] {
  return (code.match(REFERENCE) ?? [])
    .filter((reference) => !STYLE_SHEET.test(reference))
    .map((reference) => `/_next/${reference}`);
}

/** Replaces every chunk URL in some code. */
export function replaceChunks(code: string, urlOf: (url: string) => string): string {
  return code.replace(REFERENCE, (reference) =>
    STYLE_SHEET.test(reference) ? reference : urlOf(`/_next/${reference}`).slice('/_next/'.length),
  );
}

export interface PageChunks {
  /** The URLs of the chunks that hydration needs. */
  readonly initial: readonly string[];
  /** The URLs of the chunks that the code of others imports later. */
  readonly lazy: readonly string[];
}

/**
 * The chunks that a page can load. Turbopack loads the lazy ones without integrity unless the
 * loader has added them before.
 *
 * @param chunks the URLs of the chunks that the page loads at once.
 * @param inline the code of the page's inline scripts.
 * @throws ExportShapeError if a chunk names another one that does not exist.
 */
export function chunksOf(
  files: Files,
  { chunks, inline }: Readonly<Record<'chunks' | 'inline', readonly string[]>>,
): PageChunks {
  const initial = new Set([...chunks, ...inline.flatMap(findChunkReferences)]);
  const found = new Set(initial);
  for (const chunk of found) {
    for (const named of findChunkReferences(bytesOf(files, chunk).toString())) found.add(named);
  }
  return { initial: [...initial], lazy: [...found].slice(initial.size) };
}

/** The folder of Next's chunks. */
export const CHUNKS_FOLDER = `${STATIC_FOLDER}chunks/`;

import { CHUNKS_FOLDER, replaceChunks, type ChunkCode } from '../chunks';
import { ExportShapeError } from '../export-shape-error';
import { contentHash } from '../hashes';

export interface RenamedChunks {
  /** The new URL of a chunk, by its old one. */
  readonly urls: ReadonlyMap<string, string>;
  /** The finished code, by the new URL. */
  readonly chunks: ChunkCode;
}

/**
 * Names each chunk after the hash of its final bytes. Next's name is the hash of the bytes before
 * our transforms, and caches keep a name for a year: a changed transform would never reach a
 * returning visitor.
 *
 * @throws ExportShapeError if chunks name each other in a circle, because then no name can be a
 *   hash of the content.
 */
export function renameChunks(chunks: ChunkCode): RenamedChunks {
  const urls = new Map<string, string>();
  const renamed = new Map<string, string>();

  const rename = (url: string, namedBy: readonly string[]): string => {
    const known = urls.get(url);
    if (known) return known;
    if (namedBy.includes(url))
      throw new ExportShapeError(url, `no circle of chunks (${[...namedBy, url].join(' → ')})`);
    const original = chunks.get(url);
    if (original === undefined)
      throw new ExportShapeError(url, `to be among the chunks of a page (${namedBy.join(' → ')})`);
    const code = replaceChunks(original, (named) => rename(named, [...namedBy, url]));
    const newUrl = `${CHUNKS_FOLDER}${contentHash(code)}.js`;
    urls.set(url, newUrl);
    renamed.set(newUrl, code);
    return newUrl;
  };

  for (const url of chunks.keys()) rename(url, []);
  return { urls, chunks: renamed };
}

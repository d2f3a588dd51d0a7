import type { ChunkCode } from '../chunks';
import { addCompileHints } from './add-compile-hints';

/** Changes the code of a chunk without changing what it does. */
export type ChunkTransform = (code: string) => string | Promise<string>;

/**
 * All transforms of Next's chunks, in order. They run before the chunks are renamed, so that a
 * changed transform changes the names, and before integrity hashes are computed.
 */
const TRANSFORMS: readonly ChunkTransform[] = [addCompileHints];

/** Applies every transform to every chunk. */
export async function transformChunks(chunks: ChunkCode): Promise<ChunkCode> {
  const transformed = [...chunks].map(async ([url, original]) => {
    let code = original;
    for (const transform of TRANSFORMS) code = await transform(code);
    return [url, code] as const;
  });
  return new Map(await Promise.all(transformed));
}

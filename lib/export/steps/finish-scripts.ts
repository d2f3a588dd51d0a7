import { STATIC_FOLDER } from '@/lib/routes';
import { chunksOf, replaceChunks, type ChunkCode } from '../chunks';
import { bytesOf, type Files } from '../files';
import { contentHash, integrityOf } from '../hashes';
import type { Page } from '../pages';
import { extractNextScripts } from './extract-next-scripts';
import { renameChunks } from './rename-chunks';
import { transformChunks } from './transform-chunks';

/** A script that a page loads, with its hash (W3C Subresource Integrity). */
export interface PageScript {
  readonly url: string;
  readonly integrity: string;
}

export interface FinishedScripts {
  readonly files: Files;
  /** The scripts of each page in their order, by the page's path. */
  readonly scripts: ReadonlyMap<string, readonly PageScript[]>;
}

/**
 * Removes Next's scripts from the pages and turns them into files. Each page gets one file of its own with what Next
 * had written into it: its data and the call that starts the runtime.
 */
export async function finishScripts(
  pages: readonly Page[],
  exported: Files,
): Promise<FinishedScripts> {
  const parts = pages.map((page) => {
    const next = extractNextScripts(page);
    return { path: page.path, inline: next.inline, urls: chunksOf(exported, next) };
  });
  const original: ChunkCode = new Map(
    parts.flatMap(({ urls }) => urls.map((url) => [url, bytesOf(exported, url).toString()])),
  );
  const { urls: newUrls, chunks } = renameChunks(await transformChunks(original));
  const newUrlOf = (url: string) => newUrls.get(url) ?? url;

  const files: Files = new Map([...chunks].map(([url, code]) => [url, Buffer.from(code)]));
  const scripts = parts.map(({ path, inline, urls }) => {
    const boot = Buffer.from(`${replaceChunks(inline.join(';\n'), newUrlOf)};\n`);
    const bootUrl = `${STATIC_FOLDER}boot/${contentHash(boot)}.js`;
    files.set(bootUrl, boot);
    return [
      path,
      [bootUrl, ...urls.map(newUrlOf)].map((url) => withIntegrity(files, url)),
    ] as const;
  });
  return { files, scripts: new Map(scripts) };
}

/** A file with its integrity hash. */
export function withIntegrity(files: Files, url: string): PageScript {
  return { url, integrity: integrityOf(bytesOf(files, url)) };
}

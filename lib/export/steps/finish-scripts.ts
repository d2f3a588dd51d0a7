import { STATIC_FOLDER } from '@/lib/routes';
import { chunksOf, replaceChunks, type ChunkCode } from '../chunks';
import { bytesOf, type Files } from '../files';
import { parseFlightData, writeFlightData } from '../flight-data';
import { contentHash, integrityOf } from '../hashes';
import type { Page } from '../pages';
import { extractNextScripts } from './extract-next-scripts';
import { renameChunks } from './rename-chunks';
import type { RenameStyles } from './shorten-style-names';
import { slimFlightData } from './slim-flight-data';
import { transformChunks } from './transform-chunks';

/** A script that a page loads, with its hash (W3C Subresource Integrity). */
export interface PageScript {
  readonly url: string;
  readonly integrity: string;
}

export interface PageScripts {
  /** The scripts that hydration needs, in their order. */
  readonly runtime: readonly PageScript[];
  /** The scripts of the slider, which the banner imports when its controls are used. */
  readonly slider: readonly PageScript[];
}

export interface FinishedScripts {
  readonly files: Files;
  /** The scripts of each page, by the page's path. */
  readonly scripts: ReadonlyMap<string, PageScripts>;
}

/**
 * Removes Next's scripts from the pages and turns them into files. Each page gets one file of its
 * own with what Next had written into it: its data and the call that starts the runtime.
 *
 * @param renameStyles writes the short names of classes into code.
 */
export async function finishScripts(
  pages: readonly Page[],
  exported: Files,
  renameStyles: RenameStyles,
): Promise<FinishedScripts> {
  const parts = pages.map((page) => {
    const next = extractNextScripts(page);
    const rows = slimFlightData(parseFlightData(page.file, next.data)).map((row) => ({
      ...row,
      content: renameStyles(row.content),
    }));
    // The runtime comes last: it reads the data as soon as it starts.
    const inline = [...writeFlightData(rows), next.boot];
    return { path: page.path, inline, chunks: chunksOf(exported, { ...next, inline }) };
  });
  const original: ChunkCode = new Map(
    parts
      .flatMap(({ chunks: { initial, lazy } }) => [...initial, ...lazy])
      .map((url) => [url, renameStyles(bytesOf(exported, url).toString())]),
  );
  const { urls: newUrls, chunks } = renameChunks(await transformChunks(original));
  const newUrlOf = (url: string) => newUrls.get(url) ?? url;

  const files: Files = new Map([...chunks].map(([url, code]) => [url, Buffer.from(code)]));
  const scripts = parts.map(({ path, inline, chunks: { initial, lazy } }) => {
    const boot = Buffer.from(`${replaceChunks(inline.join(';\n'), newUrlOf)};\n`);
    const bootUrl = `${STATIC_FOLDER}boot/${contentHash(boot)}.js`;
    files.set(bootUrl, boot);
    const finished = (urls: readonly string[]) => urls.map((url) => withIntegrity(files, url));
    const runtime = finished([bootUrl, ...initial.map(newUrlOf)]);
    return [path, { runtime, slider: finished(lazy.map(newUrlOf)) }] as const;
  });
  return { files, scripts: new Map(scripts) };
}

/** A file with its integrity hash. */
function withIntegrity(files: Files, url: string): PageScript {
  return { url, integrity: integrityOf(bytesOf(files, url)) };
}

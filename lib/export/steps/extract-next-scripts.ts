import { defaultTreeAdapter } from 'parse5';
import { CHUNKS_FOLDER } from '../chunks';
import { ExportShapeError } from '../export-shape-error';
import { attributeOf, elementsOf, isDataScript, textInside, type Element } from '../html/document';
import type { Page } from '../pages';

/** The scripts that Next 16 with Turbopack writes into a page to hydrate it. */
export interface NextScripts {
  /** The URLs of the chunks that the page loads at once. */
  readonly chunks: readonly string[];
  /** The inline scripts with the page's data for React (`self.__next_f`). */
  readonly data: readonly string[];
  /** The inline script that starts the runtime. */
  readonly boot: string;
}

const BOOT =
  /^\(globalThis\["TURBOPACK"\] \|\| \(globalThis\["TURBOPACK"\] = \[\]\)\)\.push\(\{.*"runtimeModuleIds":.*\}\);$/s;
const DATA = /^(?:\(self\.__next_f=self\.__next_f\|\|\[\]\)|self\.__next_f)\.push\(\[.*\]\)$/s;

type Kind = 'chunk' | 'hint' | 'polyfill' | 'boot' | 'data';

/**
 * Removes Next's scripts from a page: the chunks, the data, the call that starts the runtime,
 * preload hints, and the polyfills for browsers without modules.
 *
 * @throws ExportShapeError if a script is of no kind that Next is known to write, or if a kind is
 *   missing.
 */
export function extractNextScripts({ document, file }: Page): NextScripts {
  const found: Record<Kind, Element[]> = { chunk: [], hint: [], polyfill: [], boot: [], data: [] };
  for (const element of elementsOf(document)) {
    const kind = kindOf(element, file);
    if (kind) found[kind].push(element);
  }
  const [boot, ...others] = found.boot;
  if (!boot || others.length > 0)
    throw new ExportShapeError(file, 'one script that starts the runtime of Turbopack');
  if (found.chunk.length === 0)
    throw new ExportShapeError(file, `async scripts from ${CHUNKS_FOLDER}`);
  if (found.data.length < 2) throw new ExportShapeError(file, 'scripts that fill self.__next_f');

  Object.values(found)
    .flat()
    .forEach((element) => defaultTreeAdapter.detachNode(element));
  return {
    chunks: [...new Set(found.chunk.map((element) => attributeOf(element, 'src') ?? ''))],
    data: found.data.map(textInside),
    boot: textInside(boot),
  };
}

function kindOf(element: Element, file: string): Kind | undefined {
  const attribute = (name: string) => attributeOf(element, name);
  if (element.tagName === 'link') return attribute('as') === 'script' ? 'hint' : undefined;
  if (element.tagName !== 'script' || isDataScript(element)) return undefined;

  const source = attribute('src');
  const text = textInside(element);
  if (source?.startsWith(CHUNKS_FOLDER)) {
    if (attribute('nomodule') !== undefined) return 'polyfill';
    if (attribute('async') !== undefined) return 'chunk';
  }
  if (source === undefined && BOOT.test(text)) return 'boot';
  if (source === undefined && DATA.test(text)) return 'data';
  throw new ExportShapeError(
    file,
    `only scripts that Next is known to write, not ${JSON.stringify(source ?? text.slice(0, 60))}`,
  );
}

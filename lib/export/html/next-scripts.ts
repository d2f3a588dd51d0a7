import { STATIC_FOLDER } from '@/lib/routes';
import { ExportShapeError } from '../export-shape-error';
import { attributeOf, elementsOf, textInside, type Document, type Element } from './document';

/** What Next 16 with Turbopack puts into a page to make React take it over. */
export interface NextScripts {
  /** The scripts of the page, as addresses. */
  readonly chunks: readonly string[];
  /** The scripts that hand React the page's data (`self.__next_f`), in their order. */
  readonly data: readonly string[];
  /** The script that starts the runtime once its chunks are there. */
  readonly boot: string;
  /** All of these in the document, and what only served them: hints to load them, polyfills for browsers without modules. */
  readonly elements: readonly Element[];
}

const CHUNK = new RegExp(`^${STATIC_FOLDER}chunks/[\\w.~-]+\\.js$`);
const BOOT =
  /^\(globalThis\["TURBOPACK"\] \|\| \(globalThis\["TURBOPACK"\] = \[\]\)\)\.push\(\{.*"runtimeModuleIds":.*\}\);$/s;
const DATA = /^(?:\(self\.__next_f=self\.__next_f\|\|\[\]\)|self\.__next_f)\.push\(\[.*\]\)$/s;

/** Whether a file of the export is a script of Next's, as its pages name them. */
export const isChunk = (file: string) => CHUNK.test(file);

type Kind = 'chunk' | 'hint' | 'polyfill' | 'boot' | 'data';

/**
 * Finds Next's scripts in a page.
 *
 * @throws ExportShapeError if a script is of no kind that Next was seen to write, or one of the kinds is missing.
 */
export function nextScriptsOf(document: Document, file: string): NextScripts {
  const found: Record<Kind, Element[]> = { chunk: [], hint: [], polyfill: [], boot: [], data: [] };
  for (const element of elementsOf(document)) {
    const kind = kindOf(element, file);
    if (kind) found[kind].push(element);
  }

  const [boot, ...others] = found.boot.map(textInside);
  if (!boot || others.length > 0)
    throw new ExportShapeError(file, 'one script that starts the runtime of Turbopack');
  if (found.chunk.length === 0)
    throw new ExportShapeError(file, `async scripts from ${STATIC_FOLDER}chunks/`);
  if (found.data.length < 2) throw new ExportShapeError(file, 'scripts that fill self.__next_f');
  return {
    chunks: [...new Set(found.chunk.map((element) => attributeOf(element, 'src') ?? ''))],
    data: found.data.map(textInside),
    boot,
    elements: Object.values(found).flat(),
  };
}

/** The chunks that a chunk's own code names: those it loads later. */
export function chunksNamedIn(code: string): string[] {
  return [...code.matchAll(/static\/chunks\/[\w.~-]+\.js/g)].map(([path]) => `/_next/${path}`);
}

function kindOf(element: Element, file: string): Kind | undefined {
  const attribute = (name: string) => attributeOf(element, name);
  if (element.tagName === 'link') return attribute('as') === 'script' ? 'hint' : undefined;
  if (element.tagName !== 'script' || attribute('type') === 'application/ld+json') return undefined;

  const source = attribute('src');
  const text = textInside(element);
  if (source !== undefined && isChunk(source)) {
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

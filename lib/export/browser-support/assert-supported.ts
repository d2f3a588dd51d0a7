import { ExportShapeError } from '../export-shape-error';
import type { Files } from '../files';
import {
  attributeOf,
  isDataScript,
  textInside,
  type Element,
  type ElementsByFile,
} from '../html/document';
import { unsupportedInScript } from './unsupported-scripts';
import { unsupportedInStyles } from './unsupported-styles';

/** A text and the file that holds it. */
interface Part {
  readonly file: string;
  readonly text: string;
  readonly problemsOf: (text: string) => string[] | Promise<string[]>;
}

/**
 * Asserts that the oldest supported browsers (`browserslist` in package.json) can read the finished
 * export: its scripts, its style sheets, and the `sizes` of its pictures. A dependency that raises
 * its own requirements stops the build here.
 *
 * @throws ExportShapeError naming the file and what a browser lacks.
 */
export async function assertSupported(files: Files, elements: ElementsByFile): Promise<void> {
  const parts = [
    ...[...files]
      .filter(([file]) => file.endsWith('.js'))
      .map(([file, bytes]) => ({ file, text: bytes.toString(), problemsOf: unsupportedInScript })),
    ...partsOfPages(elements),
  ];
  const different = new Map(parts.map((part) => [part.text, part]));
  await Promise.all([...different.values()].map(assertPart));
}

function partsOfPages(elements: ElementsByFile): Part[] {
  return [...elements].flatMap(([file, inPage]) =>
    inPage.flatMap((element) => partOf(element, file) ?? []),
  );
}

function partOf(element: Element, file: string): Part | undefined {
  const text = textInside(element);
  if (element.tagName === 'style') return { file, text, problemsOf: unsupportedInStyles };
  if (element.tagName === 'script' && !isDataScript(element))
    return { file, text, problemsOf: unsupportedInScript };
  const sizes = attributeOf(element, 'sizes');
  return sizes ? { file, text: sizes, problemsOf: unsupportedInSizes } : undefined;
}

async function assertPart({ file, text, problemsOf }: Part): Promise<void> {
  const problems = await problemsOf(text);
  if (problems.length > 0)
    throw new ExportShapeError(
      file,
      `only what the browsers of "browserslist" in package.json support, not ${problems.join('; ')}`,
    );
}

/**
 * WebKit before 26.4 ignores a `sizes` attribute with a comparison function, and takes the smallest
 * picture.
 */
function unsupportedInSizes(sizes: string): string[] {
  return [...sizes.matchAll(/\b(?:min|max|clamp)\(/g)].map(
    ([name]) => `${name}) in sizes="${sizes}"`,
  );
}

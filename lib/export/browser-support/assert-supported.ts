import { parse } from 'parse5';
import { ExportShapeError } from '../export-shape-error';
import type { Files } from '../files';
import { attributeOf, elementsOf, textInside } from '../html/document';
import { unsupportedInScript } from './unsupported-scripts';
import { unsupportedInStyles } from './unsupported-styles';

/**
 * Asserts that the oldest supported browsers (`browserslist` in package.json) can read the finished
 * export: its scripts, its style sheets, and the `sizes` of its pictures. A dependency that raises
 * its own requirements stops the build here.
 *
 * @throws ExportShapeError naming the file and what a browser lacks.
 */
export function assertSupported(files: Files): void {
  const checked = new Set<string>();
  const check = (file: string, text: string, problemsOf: (text: string) => string[]) => {
    if (checked.has(text)) return;
    checked.add(text);
    const problems = problemsOf(text);
    if (problems.length > 0)
      throw new ExportShapeError(
        file,
        `only what the browsers of "browserslist" in package.json support, not ${problems.join('; ')}`,
      );
  };
  for (const [file, bytes] of files) {
    if (file.endsWith('.js')) check(file, bytes.toString(), unsupportedInScript);
    if (!file.endsWith('.html')) continue;
    for (const element of elementsOf(parse(bytes.toString()))) {
      const { tagName } = element;
      if (tagName === 'style') check(file, textInside(element), unsupportedInStyles);
      if (tagName === 'script' && attributeOf(element, 'type') === undefined)
        check(file, textInside(element), unsupportedInScript);
      check(file, attributeOf(element, 'sizes') ?? '', unsupportedInSizes);
    }
  }
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

import { ExportShapeError } from '../export-shape-error';
import { attributeOf, elementsOf, parseDocument } from './document';

/** The attribute of the loader that lists the scripts it adds to the page. */
export const RUNTIME_ATTRIBUTE = 'data-runtime';

/**
 * The scripts that a finished page adds when it is needed.
 *
 * @throws ExportShapeError if the page has no loader.
 */
export function runtimeOf(page: string, file: string): string[] {
  for (const element of elementsOf(parseDocument(page))) {
    const runtime = attributeOf(element, RUNTIME_ATTRIBUTE);
    if (runtime !== undefined) return runtime.split(' ');
  }
  throw new ExportShapeError(file, `a script with ${RUNTIME_ATTRIBUTE}`);
}

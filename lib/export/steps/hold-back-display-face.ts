import { DISPLAY_FACE_ATTRIBUTE } from '@/lib/fonts/display-face';
import { ExportShapeError } from '../export-shape-error';
import { EXPORTED_PAGES, textOf, type ExportStep } from '../exported-site';
import {
  attributeOf,
  elementsOf,
  parseDocument,
  removeAttribute,
  serializeDocument,
} from '../html/document';

/** Holds the display face back until the loader lets it in (lib/fonts/display-face.ts). */
export const holdBackDisplayFace: ExportStep = (site) => {
  for (const { file } of EXPORTED_PAGES) {
    const document = parseDocument(textOf(site, file));
    const root = elementsOf(document).find(
      (element) => attributeOf(element, DISPLAY_FACE_ATTRIBUTE) !== undefined,
    );
    if (root?.tagName !== 'html')
      throw new ExportShapeError(file, `an html with ${DISPLAY_FACE_ATTRIBUTE}`);
    removeAttribute(root, DISPLAY_FACE_ATTRIBUTE);
    site.files.set(file, Buffer.from(serializeDocument(document)));
  }
};

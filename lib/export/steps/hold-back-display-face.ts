import { DISPLAY_FACE_ATTRIBUTE } from '@/lib/type/display-face';
import { ExportShapeError } from '../export-shape-error';
import { EXPORTED_PAGES, textOf, type ExportStep } from '../exported-site';
import { attributeOf, elementsOf, parseDocument, serializeDocument, setAttribute } from '../html/document';

/** Holds the display face back until the starter lets it in (lib/type/display-face.ts). */
export const holdBackDisplayFace: ExportStep = (site) => {
  for (const { file } of EXPORTED_PAGES) {
    const document = parseDocument(textOf(site, file));
    const style = elementsOf(document).find((element) => attributeOf(element, DISPLAY_FACE_ATTRIBUTE) !== undefined);
    if (style?.tagName !== 'style') throw new ExportShapeError(file, `a style with ${DISPLAY_FACE_ATTRIBUTE}`);
    setAttribute(style, 'media', 'not all');
    site.files.set(file, Buffer.from(serializeDocument(document)));
  }
};

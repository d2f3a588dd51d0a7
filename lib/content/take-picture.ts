import type { Element, ElementContent } from 'hast';
import { EXIT, visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import type { CopyPicture } from '@/lib/region/copy-types';
import type { FindPicture } from './home-file';

/** Takes the first picture out of a text. A problem with it becomes a message of the file. */
export async function takePicture(
  html: ElementContent[],
  file: VFile,
  find: FindPicture,
): Promise<CopyPicture | undefined> {
  let found: Element | undefined;
  visit({ type: 'root', children: html }, 'element', (element, index, parent) => {
    if (element.tagName !== 'img' || index === undefined || !parent) return undefined;
    found = element;
    parent.children.splice(index, 1);
    return EXIT;
  });
  if (!found) return undefined;
  const src = String(found.properties['src']);
  const files = await find(src);
  if (typeof files !== 'string') return { files, alt: String(found.properties['alt'] ?? '') };
  file.message(`shows ${src}, which ${files}`, found);
  return undefined;
}

import type { Element, ElementContent } from 'hast';
import { toHtml } from 'hast-util-to-html';
import { toString } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { decodePercentEncoding } from '../urls';

/** The attributes of a picture in several formats and widths, by their names in HTML. */
export type PictureAttributes = Readonly<
  Record<'source' | 'img', Readonly<Record<string, string | number>>>
>;

/** What links and pictures may lead to. */
export interface LinkTargets {
  /** The fragments of a page in `content/`, and of Home. With `any`, each is right. */
  readonly fragmentsOf: (path: string) => readonly string[] | 'any' | undefined;
  /** Whether the site has another page at a path, and whether that has no text. */
  readonly otherPageAt: (path: string) => 'page' | 'empty page' | undefined;
  /** The files in `public/`, by their path on the site. */
  readonly publicFiles: readonly string[];
  /** The attributes of the `source` and of the `img` of a picture, or what is wrong with it. */
  readonly pictureOf: (src: string) => Promise<PictureAttributes | string>;
}

/**
 * Checks the links and the pictures of a text, and replaces each picture by its encoded files, with
 * its size, so that nothing moves when it has loaded. Problems become messages of the file.
 *
 * @param ownPath the page that shows the text.
 */
export async function checkLinksAndPictures(
  html: readonly ElementContent[],
  ownPath: string,
  targets: LinkTargets,
  file: VFile,
): Promise<void> {
  const pictures: Element[] = [];
  visit({ type: 'root', children: [...html] }, 'element', (element) => {
    const { href, dataFootnoteRef, dataFootnoteBackref } = element.properties;
    const isOfFootnote = dataFootnoteRef !== undefined || dataFootnoteBackref !== undefined;
    if (typeof href === 'string' && !isOfFootnote) {
      const problem = linkProblem(href, ownPath, targets);
      if (problem) file.message(`links to ${decodePercentEncoding(href)}, ${problem}`, element);
      // WCAG 2.2, 2.4.4.
      if (!toString(element).trim() && !/ alt="[^"]/.test(toHtml(element)))
        file.message(`has a link without a text; write [text](${href})`, element);
    }
    if (element.tagName === 'img') pictures.push(element);
  });
  for (const [index, picture] of pictures.entries()) {
    const src = decodePercentEncoding(String(picture.properties['src']));
    const found = await targets.pictureOf(src);
    if (typeof found === 'string') {
      file.message(`shows ${src}, which ${found}`, picture);
      continue;
    }
    // The first picture of a page is often in view when it opens. A part of Home is not.
    const loading = index > 0 || ownPath.includes('#') ? { loading: 'lazy' } : {};
    const img = { ...picture.properties, ...found.img, ...loading, decoding: 'async' };
    picture.tagName = 'picture';
    picture.properties = {};
    picture.children = [
      { type: 'element', tagName: 'source', properties: { ...found.source }, children: [] },
      { type: 'element', tagName: 'img', properties: img, children: [] },
    ];
  }
}

function linkProblem(
  href: string,
  ownPath: string,
  { fragmentsOf, otherPageAt, publicFiles }: LinkTargets,
) {
  if (/^(?:https?:\/\/|mailto:|tel:)./i.test(href)) return undefined;
  if (!/^(?:#.|\/(?!\/))/.test(href))
    return 'which is not a valid link; allowed: /page, /page#heading, #heading, /file.pdf in public/, https://, http://, mailto: and tel:';
  const { pathname, hash } = new URL(href, `https://site.example${ownPath}`);
  const path = decodePercentEncoding(pathname);
  if (publicFiles.includes(path)) return undefined;
  const fragments = fragmentsOf(path);
  if (!fragments) {
    const other = otherPageAt(path);
    if (!other) return 'which this site does not have';
    return other === 'empty page' ? 'which is an empty page of this site' : undefined;
  }
  return !hash || fragments === 'any' || fragments.includes(decodePercentEncoding(hash.slice(1)))
    ? undefined
    : `but that page has no such heading; it has: ${fragments.map((id) => `#${id}`).join(', ') || 'none'}`;
}

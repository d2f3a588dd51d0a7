import type { Element, ElementContent } from 'hast';
import { toHtml } from 'hast-util-to-html';
import { toString } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { codePoint, INVISIBLE, showInvisible } from '../text';
import { decodePercentEncoding, parseUrl } from '../urls';

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
  /** The files in `public/`: their names by their paths on the site, which are in NFC. */
  readonly publicFiles: ReadonlyMap<string, string>;
  /** The size of one of them as the text writes it, such as `240 kB`. */
  readonly sizeOf: (name: string) => string;
  /** The attributes of the `source` and of the `img` of a picture, or what is wrong with it. */
  readonly pictureOf: (src: string) => Promise<PictureAttributes | string>;
}

/**
 * Checks the links and the pictures of a text. Replaces each picture by its encoded files, with its
 * size, so that nothing moves when it has loaded, and adds type and size to the link of each PDF.
 * Problems become messages of the file.
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
      const written = decodePercentEncoding(href);
      const problem = linkProblem(href, ownPath, targets);
      if (problem) file.message(`links to ${showInvisible(written)}, ${problem}`, element);
      // The fragments and paths of this site are composed, also if the link was copied as %E0….
      else if (/^[#/]/.test(href) && written !== written.normalize('NFC'))
        element.properties['href'] = encodeURI(written.normalize('NFC'));
      const document = /^[#/]/.test(href) && targets.publicFiles.get(pathOf(href, ownPath));
      if (document && /\.pdf$/i.test(document)) {
        const type = /\bPDF\b/i.test(toString(element)) ? [] : ['PDF'];
        const note = [...type, targets.sizeOf(document)].join(', ').replaceAll(' ', '\u00a0');
        element.children.push({ type: 'text', value: ` (${note})` });
      }
      // WCAG 2.2, 2.4.4.
      if (!toString(element).trim() && !/ alt="[^"]/.test(toHtml(element)))
        file.message(`has a link without a text; write [text](${href})`, element);
    }
    if (element.tagName === 'img') pictures.push(element);
  });
  for (const [index, picture] of pictures.entries()) {
    const src = decodePercentEncoding(String(picture.properties['src'])).normalize('NFC');
    const found = await targets.pictureOf(src);
    if (typeof found === 'string') {
      file.message(`shows ${showInvisible(src)}, which ${found}`, picture);
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

/** What is wrong with a link: the rest of a sentence that begins with the link. */
export function linkProblem(
  href: string,
  ownPath: string,
  { fragmentsOf, otherPageAt, publicFiles }: LinkTargets,
) {
  if (INVISIBLE.test(decodePercentEncoding(href)))
    return 'which has a character that nobody can see; remove it';
  if (/^(?:mailto:|tel:)./i.test(href)) return undefined;
  if (/^https?:\/\/./i.test(href))
    return /^(?:[^.]+\.)+(?!https?$)[^.]+\.?$/.test(parseUrl(href)?.hostname ?? '')
      ? undefined
      : 'which names no site; write a host with a dot, as in https://www.company.example';
  if (!/^(?:#.|\/(?!\/))/.test(href))
    return 'which is not a valid link; allowed: /page, /page#heading, #heading, /file.pdf in public/, https://, http://, mailto: and tel:';
  const { hash } = new URL(href, `https://site.example${ownPath}`);
  const path = pathOf(href, ownPath);
  if (publicFiles.has(path)) return undefined;
  const fragments = fragmentsOf(path);
  if (!fragments) {
    const other = otherPageAt(path);
    if (!other) return 'which this site does not have';
    return other === 'empty page' ? 'which is an empty page of this site' : undefined;
  }
  const fragment = decodePercentEncoding(hash.slice(1)).normalize('NFC');
  if (!fragment || fragments === 'any' || fragments.includes(fragment)) return undefined;
  const similar = fragments.find((id) => letters(id) === letters(fragment));
  return similar === undefined
    ? `but that page has no such heading; it has: ${fragments.map((id) => `#${id}`).join(', ') || 'none'}`
    : `but that heading is at #${similar}${differences(fragment, similar)}`;
}

/** The path of this site that a link leads to, decoded. Another site may have the same path. */
function pathOf(href: string, ownPath: string): string {
  const { pathname } = new URL(href, `https://site.example${ownPath}`);
  return decodePercentEncoding(pathname).normalize('NFC');
}

/** What two texts have in common that look like the same word: no case, joiners and dashes. */
function letters(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[^\p{L}\p{M}\p{N}]/gu, '');
}

/** The joiners that only one of two texts has, because nobody can see them. */
function differences(...texts: readonly [string, string]): string {
  const [one, other] = texts.map(
    (text) =>
      text
        .match(/\p{Cf}/gu)
        ?.map(codePoint)
        .join() ?? '',
  );
  return one === other ? '' : `, which differs in ${one || other}`;
}

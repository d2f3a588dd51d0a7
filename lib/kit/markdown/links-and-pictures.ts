import { join } from 'node:path';
import type { Element, ElementContent } from 'hast';
import { toHtml } from 'hast-util-to-html';
import { toString } from 'mdast-util-to-string';
import sharp from 'sharp';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { codePoint, INVISIBLE, showInvisible } from '../text';
import { decodePercentEncoding, parseUrl } from '../urls';

/** What links and pictures may lead to. */
export interface LinkTargets {
  /** The fragments of a page in `content/`, and of Home. With `any`, each is right. */
  readonly fragmentsOf: (path: string) => readonly string[] | 'any' | undefined;
  /** Whether the site has another page at a path, and whether that has no text. */
  readonly otherPageAt: (path: string) => 'page' | 'empty page' | undefined;
  readonly publicFolder: string;
  /** The files in it: their names by their paths on the site, which are in NFC. */
  readonly publicFiles: ReadonlyMap<string, string>;
}

/**
 * Checks the links and the pictures of a text, and states the size of each picture, so that nothing
 * moves when it has loaded. Problems become messages of the file.
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
      // WCAG 2.2, 2.4.4.
      if (!toString(element).trim() && !/ alt="[^"]/.test(toHtml(element)))
        file.message(`has a link without a text; write [text](${href})`, element);
    }
    if (element.tagName === 'img') pictures.push(element);
  });
  for (const picture of pictures) {
    const src = decodePercentEncoding(String(picture.properties['src'])).normalize('NFC');
    const name = targets.publicFiles.get(src);
    const size = name ? await sizeOfPicture(join(targets.publicFolder, name)) : undefined;
    if (size) Object.assign(picture.properties, size, { loading: 'lazy', decoding: 'async' });
    else
      file.message(
        `shows ${showInvisible(src)}, which is not a picture in public/ that browsers show; write ![alt text](/name.png) for public/name.png`,
        picture,
      );
  }
}

/** In pixels, as browsers turn it. Undefined for a file that they do not show, such as a TIFF. */
async function sizeOfPicture(file: string) {
  const picture = sharp(file);
  const metadata = await picture.metadata().catch(() => undefined);
  // The formats as sharp names them: AVIF is one of HEIF.
  const isShown = /^(?:gif|heif|jpeg|png|svg|webp)$/.test(metadata?.format ?? '');
  return isShown ? metadata?.autoOrient : undefined;
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
    return /.\../.test(parseUrl(href)?.hostname ?? '')
      ? undefined
      : 'which names no site; write a host with a dot, as in https://www.company.example';
  if (!/^(?:#.|\/(?!\/))/.test(href))
    return 'which is not a valid link; allowed: /page, /page#heading, #heading, /file.pdf in public/, https://, http://, mailto: and tel:';
  const { pathname, hash } = new URL(href, `https://site.example${ownPath}`);
  const path = decodePercentEncoding(pathname).normalize('NFC');
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

import { join } from 'node:path';
import type { Element, ElementContent } from 'hast';
import { toHtml } from 'hast-util-to-html';
import { toString } from 'mdast-util-to-string';
import sharp from 'sharp';
import { visit } from 'unist-util-visit';
import type { Report } from '@/lib/config/validation-error';
import { decodePercentEncoding } from '@/lib/site/parse-url';
import { lineOf } from './parse-markdown';

/** What links and pictures of `content/` may lead to. */
export interface LinkTargets {
  /** The fragments of each page with a text, by its path. */
  readonly fragments: ReadonlyMap<string, readonly string[]>;
  /** The paths of the empty pages of screens. */
  readonly emptyPages: readonly string[];
  /** Whether the headings of a page are unknown, so that every link to it is right. */
  readonly isUnchecked: (path: string) => boolean;
  readonly publicFolder: string;
  /** The files in it, by their path on the site. */
  readonly publicFiles: readonly string[];
}

/**
 * Checks the links and the pictures of a text, and states the size of each picture, so that nothing
 * moves when it has loaded.
 *
 * @param ownPath the page that shows the text.
 */
export async function checkLinksAndPictures(
  nodes: readonly ElementContent[],
  ownPath: string,
  targets: LinkTargets,
  report: Report,
): Promise<void> {
  const pictures: Element[] = [];
  visit({ type: 'root', children: [...nodes] }, 'element', (element) => {
    const { href, dataFootnoteRef, dataFootnoteBackref } = element.properties;
    const isOfFootnote = dataFootnoteRef !== undefined || dataFootnoteBackref !== undefined;
    if (typeof href === 'string' && !isOfFootnote) {
      const problem = linkProblem(href, ownPath, targets);
      if (problem) report(lineOf(element), `links to ${decodePercentEncoding(href)}, ${problem}`);
      // WCAG 2.2, 2.4.4.
      if (!toString(element).trim() && !/ alt="[^"]/.test(toHtml(element)))
        report(lineOf(element), `has a link without a text; write [text](${href})`);
    }
    if (element.tagName === 'img') pictures.push(element);
  });
  for (const picture of pictures) {
    const src = decodePercentEncoding(String(picture.properties['src']));
    const isThere = targets.publicFiles.includes(src);
    const size = isThere ? await sizeOfPicture(join(targets.publicFolder, src)) : undefined;
    if (size) Object.assign(picture.properties, size, { loading: 'lazy', decoding: 'async' });
    else
      report(
        lineOf(picture),
        `shows ${src}, which is not a picture in public/ that browsers show; write ![alt text](/name.png) for public/name.png`,
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

function linkProblem(href: string, ownPath: string, targets: LinkTargets): string | undefined {
  if (/^(?:https?:\/\/|mailto:|tel:)./i.test(href)) return undefined;
  if (!/^(?:#.|\/(?!\/))/.test(href))
    return 'which is not a valid link; allowed: /page, /page#heading, #heading, /file.pdf in public/, https://, http://, mailto: and tel:';
  const { pathname, hash } = new URL(href, `https://site.example${ownPath}`);
  const path = decodePercentEncoding(pathname);
  if (targets.publicFiles.includes(path) || targets.isUnchecked(path)) return undefined;
  const fragments = targets.fragments.get(path);
  if (fragments)
    return !hash || fragments.includes(decodePercentEncoding(hash.slice(1)))
      ? undefined
      : `but that page has no such heading; it has: ${fragments.map((id) => `#${id}`).join(', ') || 'none'}`;
  if (!targets.emptyPages.includes(path)) return 'which this site does not have';
  return targets.publicFiles.includes(`${path}.html`)
    ? undefined
    : 'which is an empty page of the loan app';
}

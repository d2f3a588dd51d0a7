import { parse } from 'parse5';
import { integrityOf } from '@/lib/build/hashes';
import type { Receivers } from '@/lib/config/receiver-origins';
import { ExportShapeError } from '../files';
import { pagePolicy, type InlineHashes } from '../headers/content-security-policy';
import {
  attributeOf,
  createElement,
  elementsOf,
  isScript,
  partOf,
  textInside,
  type Element,
  type Page,
} from '../html/html-tree';

/**
 * Adds the page's Content Security Policy to the page itself, so that it holds on every host. It
 * goes behind the charset, the first element, which browsers look for in the first 1024 bytes (HTML
 * §13.2.3.2). It must be the last change to a page: the policy lists the hashes of the inline
 * scripts and styles.
 *
 * @returns the hashes in the policy, for the response headers.
 */
export function addContentSecurityPolicy(page: Page, receivers: Receivers): InlineHashes {
  const elements = elementsOf(page.document);
  if (elements.some((element) => attributeOf(element, 'rel') === 'stylesheet'))
    throw new ExportShapeError(
      page.file,
      'all styles in style elements (experimental.inlineCss in next.config.mjs must be on)',
    );
  const hashes = {
    scripts: elements.filter(isScript).map(hashOf),
    styles: elements.filter(({ tagName }) => tagName === 'style').map(hashOf),
  };
  const policy = createElement('meta', {
    'http-equiv': 'Content-Security-Policy',
    content: pagePolicy(hashes, receivers),
  });
  partOf(page, 'head').childNodes.splice(1, 0, policy);
  return hashes;
}

/**
 * The hashes of the styles of a page that the company added. The policy of the response headers
 * lists them, so that the page looks as its author wrote it. Its scripts stay blocked.
 */
export function styleHashesOf(html: Buffer): InlineHashes {
  const styles = elementsOf(parse(String(html))).filter(({ tagName }) => tagName === 'style');
  return { scripts: [], styles: styles.map(hashOf) };
}

function hashOf(element: Element): string {
  return integrityOf(textInside(element));
}

import { load, type CheerioAPI } from 'cheerio';
import { integrityOf, assertExport } from '../../files';
import { pagePolicy, type InlineHashes, type Receivers } from '../content-security-policy';
import { SCRIPTS, type Page } from './read-pages';

/**
 * Adds the page's Content Security Policy to the page itself, so that it holds on every host. It
 * goes behind the charset, the first element, which browsers look for in the first 1024 bytes (HTML
 * §13.2.3.2). It must be the last change to a page: the policy lists the hashes of the inline
 * scripts and styles.
 *
 * @returns the hashes in the policy, for the response headers.
 */
export function addContentSecurityPolicy({ $, file }: Page, receivers: Receivers): InlineHashes {
  assertExport(
    $('[rel=stylesheet]').length === 0,
    file,
    'all styles in style elements (experimental.inlineCss in next.config.mjs must be on)',
  );
  const hashes = { scripts: hashesOf($, SCRIPTS), styles: styleHashes($) };
  const content = pagePolicy(hashes, receivers);
  const policy = $('<meta>').attr({ 'http-equiv': 'Content-Security-Policy', content });
  $('head > :first-child').after(policy);
  return hashes;
}

/**
 * The hashes of the styles of a page that the company added. The policy of the response headers
 * lists them, so that the page looks as its author wrote it. Its scripts stay blocked.
 */
export function styleHashesOf(html: Buffer): InlineHashes {
  return { scripts: [], styles: styleHashes(load(html)) };
}

/** Browsers apply the `style` of an element by its hash if `unsafe-hashes` is among the hashes. */
function styleHashes($: CheerioAPI): string[] {
  const inline = $('[style]')
    .get()
    .map(({ attribs }) => integrityOf(attribs['style'] ?? ''));
  return [...hashesOf($, 'style'), ...(inline.length > 0 ? ['unsafe-hashes', ...inline] : [])];
}

function hashesOf($: CheerioAPI, elements: string): string[] {
  return $(elements)
    .get()
    .map((element) => integrityOf($(element).text()));
}

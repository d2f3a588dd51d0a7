import { parse, serialize } from 'parse5';
import { readConfiguration, type Configuration } from '@/lib/config/configuration';
import type { Files } from '@/lib/export/files';
import { EXPORTED_PAGES, HOME_PAGE, type Page } from '@/lib/export/pages';

/** A page as Next 16 with Turbopack writes it, reduced to what the steps read. */
export function pageOfNext({ head = '', body = '<main></main>' } = {}): string {
  return (
    '<!DOCTYPE html><html lang="en-IN" data-display-face=""><head><meta charSet="utf-8"/><meta name="viewport" content="width=device-width"/>' +
    '<style data-precedence="next" data-href="/_next/static/chunks/page.css">main{color:red}</style>' +
    '<link rel="preload" as="script" fetchPriority="low" href="/_next/static/chunks/boot.js"/>' +
    `<script src="/_next/static/chunks/main.js" async=""></script>${head}` +
    '<script src="/_next/static/chunks/polyfills.js" noModule=""></script></head>' +
    `<body>${body}` +
    '<script id="_R_">(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push({"otherChunks":["static/chunks/main.js"],"runtimeModuleIds":[1]});</script>' +
    '<script src="/_next/static/chunks/boot.js" async=""></script>' +
    '<script>(self.__next_f=self.__next_f||[]).push([0])</script><script>self.__next_f.push([1,"data"])</script>' +
    '</body></html>'
  );
}

/** The files that Next and the project put beside the pages. */
const FILES = {
  '/site-config.js': 'window.siteConfig = {};',
  '/robots.txt': 'User-Agent: *\nAllow: /\n',
  '/_next/static/chunks/main.js': 'load("static/chunks/lazy.js")',
  '/_next/static/chunks/lazy.js': 'lazy("swiper-wrapper")',
  '/_next/static/chunks/boot.js': 'runtime()',
  '/_next/static/chunks/polyfills.js': 'polyfills()',
  '/_next/static/chunks/page.css': 'main{color:red}',
};

/** Files by their text; a file whose text is undefined does not exist. */
export function filesOf(texts: Record<string, string | undefined>): Files {
  return new Map(
    Object.entries(texts).flatMap(([file, text]) =>
      text === undefined ? [] : [[file, Buffer.from(text)] as const],
    ),
  );
}

/** What Next exported: the same HTML for all pages, and some files; a file that is undefined does not exist. */
export function exportedFiles(
  html = pageOfNext({ head: '<title>Example Finance</title>' }),
  files: Record<string, string | undefined> = {},
): Files {
  const pages = Object.fromEntries(EXPORTED_PAGES.map(({ file }) => [file, html]));
  return filesOf({ ...pages, ...FILES, ...files });
}

/** The configuration of India's site. */
export function indiaConfiguration(settings: Record<string, string> = {}): Configuration {
  return readConfiguration({ NEXT_PUBLIC_REGION: '1', ...settings });
}

/** A parsed home page. */
export function pageOf(html: string): Page {
  return { ...HOME_PAGE, document: parse(html) };
}

export function htmlOf({ document }: Page): string {
  return serialize(document);
}

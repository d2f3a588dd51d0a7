import { readConfiguration } from '@/lib/config/configuration';
import { EXPORTED_PAGES, type ExportedSite } from '@/lib/export/exported-site';

/** A page as Next 16 with Turbopack writes it, cut down to what the steps look at. */
export function pageOfNext({ head = '', body = '<main></main>' } = {}): string {
  return (
    '<!DOCTYPE html><html lang="en-IN" data-display-face=""><head><meta charSet="utf-8"/><meta name="viewport" content="width=device-width"/>' +
    '<style data-precedence="next" data-href="/_next/static/chunks/page.css">main{color:red}</style>' +
    '<link rel="preload" as="script" fetchPriority="low" href="/_next/static/chunks/boot.js"/>' +
    `<script src="/_next/static/chunks/main.js" async=""></script>${head}` +
    '<script src="/_next/static/chunks/polyfills.js" noModule=""></script></head>' +
    `<body>${body}` +
    '<script id="_R_">(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push({"otherChunks":[],"runtimeModuleIds":[1]});</script>' +
    '<script src="/_next/static/chunks/boot.js" async=""></script>' +
    '<script>(self.__next_f=self.__next_f||[]).push([0])</script><script>self.__next_f.push([1,"data"])</script>' +
    '</body></html>'
  );
}

/** A page as the step for the runtime leaves it. */
export function pageWithLoader({ head = '', body = '<main></main>' } = {}): string {
  return (
    '<!DOCTYPE html><html lang="en-IN"><head><meta charset="utf-8"><style>main{color:red}</style>' +
    `<script data-runtime="/_next/static/boot/abc.js /_next/static/chunks/main.js">start()</script>${head}</head>` +
    `<body>${body}</body></html>`
  );
}

/** What Next and the project put beside the pages. */
const FILES = {
  '/site-config.js': 'window.siteConfig = {};',
  '/robots.txt': 'User-Agent: *\nAllow: /\n',
  '/_next/static/boot/abc.js': 'boot()',
  '/_next/static/chunks/main.js': 'load("static/chunks/lazy.js")',
  '/_next/static/chunks/lazy.js': 'lazy()',
  '/_next/static/chunks/boot.js': 'runtime()',
  '/_next/static/chunks/polyfills.js': 'polyfills()',
  '/_next/static/chunks/page.css': 'main{color:red}',
};

/** An export of India's site whose pages are all the same, with some files more, or without those that are undefined. */
export function exported(
  page: string,
  files: Record<string, string | undefined> = {},
  settings: Record<string, string> = {},
): ExportedSite {
  const pages = Object.fromEntries(EXPORTED_PAGES.map(({ file }) => [file, page]));
  const contents = Object.entries({ ...pages, ...FILES, ...files });
  return {
    configuration: readConfiguration({ NEXT_PUBLIC_REGION: '1', ...settings }),
    files: new Map(
      contents.flatMap(([file, text]) => (text === undefined ? [] : [[file, Buffer.from(text)]])),
    ),
  };
}

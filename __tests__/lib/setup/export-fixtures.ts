import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { load } from 'cheerio';
import { readConfiguration, type Configuration } from '@/lib/config/read-configuration';
import type { Page } from '@/lib/kit/export/steps/read-pages';
import type { Files } from '@/lib/kit/files/files';
import { HOME_PAGE } from '@/lib/kit/urls/paths';
import { BUILT_PAGES } from '@/lib/site/pages';

/** A page as Next 16.4 wrote it. The browser tests show that the export fits the installed version. */
const NEXT_PAGE = readFileSync(join(__dirname, 'next-page.html'), 'utf8');

/** The files of the project that a site cannot do without. */
const PROJECT_FILES = {
  '/site-config.js': 'window.siteConfig = {};',
  '/robots.txt': 'User-Agent: *\nAllow: /\n',
  '/sw.js': 'addEventListener("fetch", () => {});',
};

/** What the home page hands to the export (components/islands). */
const ISLAND = `<div data-island="contact" data-island-props='{"messages":{}}'></div>`;

/** The home page, with an island, and with further elements at the ends of its head and its body. */
export function nextPage({ head = '', body = '' } = {}): string {
  return NEXT_PAGE.replace('</head>', () => `${head}</head>`).replace(
    '</main>',
    () => `</main>${ISLAND}${body}`,
  );
}

/** Files by their text; a file whose text is undefined does not exist. */
export function filesOf(texts: Record<string, string | undefined>): Files {
  return new Map(
    Object.entries(texts).flatMap(([file, text]) =>
      text === undefined ? [] : [[file, Buffer.from(text)] as const],
    ),
  );
}

/**
 * What Next exported.
 *
 * @param changes the texts of files that differ; a file whose text is undefined does not exist.
 */
export function exportedFiles(changes: Record<string, string | undefined> = {}): Files {
  const pages = ['/_not-found.html', ...BUILT_PAGES.map(({ file }) => file)];
  return filesOf({
    ...PROJECT_FILES,
    ...Object.fromEntries(pages.map((file) => [file, NEXT_PAGE])),
    [HOME_PAGE.file]: nextPage(),
    ...changes,
  });
}

export function indiaConfiguration(settings: Record<string, string> = {}): Configuration {
  return readConfiguration({ NEXT_PUBLIC_REGION: '1', ...settings });
}

export function pageOf(html: string): Page {
  return { ...HOME_PAGE, $: load(html) };
}

export function htmlOf({ $ }: Page): string {
  return $.html();
}

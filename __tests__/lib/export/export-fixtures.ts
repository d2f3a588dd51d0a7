import { parse, serialize } from 'parse5';
import { readConfiguration, type Configuration } from '@/lib/config/read-configuration';
import type { Files } from '@/lib/export/files';
import { EXPORTED_PAGES, HOME_PAGE, NOT_FOUND_PAGE, type Page } from '@/lib/export/page-files';
import { readRecording } from '../../next-output/read-recording';

/** What Next wrote for the small app of `__tests__/next-output`. */
const RECORDING = readRecording();

/** The placeholder page of the small app. */
const SCREEN_FILE = '/repay.html';

/** The files of the project that a site cannot do without. */
const PROJECT_FILES = {
  '/site-config.js': 'window.siteConfig = {};',
  '/robots.txt': 'User-Agent: *\nAllow: /\n',
  '/sw.js': 'addEventListener("fetch", () => {});',
};

/** What the home page hands to the export (components/islands). */
const ISLAND = `<div data-island="contact" data-island-props='{"messages":{}}'></div>`;

/**
 * The home page as Next wrote it, with an island, and with further elements at the ends
 * of its head and of its body's content.
 */
export function nextPage({ head = '', body = '' } = {}): string {
  return recordedText(HOME_PAGE.file)
    .replace('</head>', () => `${head}</head>`)
    .replace('</main>', () => `</main>${ISLAND}${body}`);
}

/** The text of a page as Next wrote it. */
function recordedText(file: string): string {
  const bytes = RECORDING.get(file);
  if (!bytes) throw new Error(`Next wrote no ${file}.`);
  return String(bytes);
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
 * What Next exported, with the small app's placeholder at the path of every screen.
 *
 * @param changes the texts of files that differ; a file whose text is undefined does not exist.
 */
export function exportedFiles(changes: Record<string, string | undefined> = {}): Files {
  const screen = recordedText(SCREEN_FILE);
  const files: Files = new Map([...RECORDING, ...filesOf(PROJECT_FILES)]);
  files.set(HOME_PAGE.file, Buffer.from(nextPage()));
  for (const { file } of EXPORTED_PAGES) {
    if (file !== HOME_PAGE.file && file !== NOT_FOUND_PAGE.file)
      files.set(file, Buffer.from(screen));
  }
  for (const file of Object.keys(changes)) files.delete(file);
  return new Map([...files, ...filesOf(changes)]);
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

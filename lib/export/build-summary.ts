import { brotliCompressSync, constants } from 'node:zlib';
import { configurationWarnings, type Warning } from '@/lib/config/configuration-warnings';
import { ownPageLinks } from '@/lib/config/own-page-links';
import type { Configuration } from '@/lib/config/read-configuration';
import { regions } from '@/lib/region/regions';
import { SITE_CONFIG_PATH } from '@/lib/routes';
import { bytesOf, type Files } from './files';
import { EXPORTED_PAGES, HOME_PAGE, SCREEN_PAGES, type PageLocation } from './page-files';

/**
 * What a server sends on a new connection before it waits for an answer: ten segments (RFC 6928).
 */
const INITIAL_CONGESTION_WINDOW_BYTES = 14_000;

/**
 * A table for the person who built the site: what was built, how large it is, and warnings.
 *
 * @param scripts the paths of the scripts that the home page loads when they are needed.
 */
export function buildSummary(
  files: Files,
  scripts: readonly string[],
  configuration: Configuration,
): string {
  const { region, company, siteUrl, offlineCache } = configuration;
  const { page, fonts, picture, total } = firstLoad(files);
  const rows: readonly [string, string][] = [
    ['Region', regions[region].country],
    ['Company', company.name],
    ['URL of the site', siteUrl || 'not set'],
    ['Pages', pagesRow(files)],
    ['First load', kilobytes(total)],
    ['  page and styles', kilobytes(page)],
    ['  web fonts', kilobytes(fonts)],
    ['  first picture', kilobytes(picture)],
    ['Scripts, when needed', kilobytes(compressedSize(files, scripts))],
    ['Offline cache', offlineCache ? 'on' : 'off; browsers delete what they stored'],
  ];
  const width = Math.max(...rows.map(([name]) => name.length));
  const notes = buildWarnings(files, configuration, page).map(({ text }) => `  ! ${text}`);
  return [
    '',
    'The site is ready in out/',
    ...rows.map(([name, value]) => `  ${name.padEnd(width)}  ${value}`),
    ...(notes.length > 0 ? ['', ...notes] : []),
    '',
    '',
  ].join('\n');
}

/** The compressed sizes of what a phone loads to show the first screen, in bytes. */
export function firstLoad(files: Files) {
  const page = sizeOfPage(files);
  const fonts = compressedSize(
    files,
    [...files.keys()].filter((file) => file.startsWith('/fonts/')),
  );
  const picture = compressedSize(files, firstPhonePicture(files));
  const total = page + fonts + picture + compressedSize(files, [SITE_CONFIG_PATH]);
  return { page, fonts, picture, total };
}

/**
 * The total size in bytes. Hosts compress with a quality of 4 to 11. From 9 up, this takes a fifth
 * of a second and the sizes are only one percent smaller.
 */
function compressedSize(files: Files, paths: readonly string[]): number {
  const params = { [constants.BROTLI_PARAM_QUALITY]: 6 };
  return paths
    .map((path) => brotliCompressSync(bytesOf(files, path), { params }).length)
    .reduce((sum, bytes) => sum + bytes, 0);
}

/** The narrowest file of the first picture on the home page. Phones choose it. */
function firstPhonePicture(files: Files): string[] {
  const html = bytesOf(files, HOME_PAGE.file).toString();
  const [, srcset = ''] = /<source\b[^>]* srcset="([^"]*)"/.exec(html) ?? [];
  const [narrowest] = srcset
    .split(', ')
    .map((candidate) => candidate.split(' '))
    .sort(([, one = ''], [, other = '']) => parseInt(one, 10) - parseInt(other, 10));
  return narrowest?.[0] ? [narrowest[0]] : [];
}

function sizeOfPage(files: Files): number {
  return compressedSize(files, [HOME_PAGE.file]);
}

/**
 * The warnings at the end of a build, which the preview shows as well.
 *
 * @param pageBytes the compressed size of the home page in bytes.
 */
export function buildWarnings(
  files: Files,
  configuration: Configuration,
  pageBytes = sizeOfPage(files),
): readonly Warning[] {
  const warnings = [...configurationWarnings(configuration), ...emptyPages(files, configuration)];
  return pageBytes > INITIAL_CONGESTION_WINDOW_BYTES
    ? [
        ...warnings,
        {
          variables: [],
          text: `The page and its styles take ${kilobytes(pageBytes)}, which needs more than one round trip.`,
        },
      ]
    : warnings;
}

/** Links of the page that lead to a placeholder without content. */
function emptyPages(files: Files, configuration: Configuration): Warning[] {
  const placeholders = SCREEN_PAGES.filter((page) => isPlaceholder(files, page));
  return ownPageLinks(configuration).flatMap(({ variable, path }) => {
    const page = placeholders.find((placeholder) => placeholder.path === path);
    const text = `${variable} leads to ${path}, which is an empty placeholder of this site. Put your page in public${page?.file}, or link to another one.`;
    return page ? [{ variables: [variable], text }] : [];
  });
}

/** Whether a page is the empty one that the build writes (PRODUCT rule 12). */
function isPlaceholder(files: Files, { file }: PageLocation): boolean {
  return files.get(file)?.includes('<main></main>') ?? false;
}

function pagesRow(files: Files): string {
  const content = EXPORTED_PAGES.filter(({ kind }) => kind === 'content').length;
  const empty = SCREEN_PAGES.filter((page) => isPlaceholder(files, page)).length;
  const own = SCREEN_PAGES.length - empty;
  return [
    content === 1 ? '1 page with content' : `${content} pages with content`,
    `${empty} empty placeholders`,
    ...(own > 0 ? [`${own} of your own`] : []),
    '1 page for 404',
  ].join(', ');
}

/** A size as people read it, such as "30.4 kB". */
export function kilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} kB`;
}

import { brotliCompressSync, constants } from 'node:zlib';
import type { Configuration } from '@/lib/config/configuration';
import { configurationWarnings, type Warning } from '@/lib/config/warnings';
import { regions } from '@/lib/region/regions';
import { SITE_CONFIG_PATH } from '@/lib/routes';
import { bytesOf, type Files } from './files';
import type { FinishedExport } from './finish-export';
import { EXPORTED_PAGES, HOME_PAGE } from './pages';

/**
 * What a server sends on a new connection before it waits for an answer: ten segments (RFC 6928).
 */
const INITIAL_CONGESTION_WINDOW_BYTES = 14_000;

/** A table for the person who built the site: what was built, how large it is, and warnings. */
export function buildSummary(
  { files, homeScripts }: FinishedExport,
  configuration: Configuration,
): string {
  const { region, company, siteUrl, offlineCache } = configuration;
  const page = sizeOfPage(files);
  const fonts = [...files.keys()].filter((file) => file.startsWith('/fonts/'));
  const fontBytes = compressedSize(files, fonts);
  const pictureBytes = compressedSize(files, firstPhonePicture(files));
  const firstLoad = page + fontBytes + pictureBytes + compressedSize(files, [SITE_CONFIG_PATH]);
  const scripts = homeScripts.map(({ url }) => url);
  const rows: readonly [string, string][] = [
    ['Region', regions[region].country],
    ['Company', company.name],
    ['URL of the site', siteUrl || 'not set'],
    ['Pages', `1 home page, ${EXPORTED_PAGES.length - 2} empty placeholders, 1 page for 404`],
    ['First load', kilobytes(firstLoad)],
    ['  page and styles', kilobytes(page)],
    ['  web fonts', kilobytes(fontBytes)],
    ['  first picture', kilobytes(pictureBytes)],
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
  const warnings = configurationWarnings(configuration);
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

function kilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} kB`;
}

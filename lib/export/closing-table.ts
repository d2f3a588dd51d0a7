import { brotliCompressSync, constants } from 'node:zlib';
import { regions } from '@/lib/region/regions';
import { SITE_CONFIG_PATH } from '@/lib/routes';
import { bytesOf, EXPORTED_PAGES, HOME_PAGE, textOf, type ExportedSite } from './exported-site';
import { attributeOf, elementsOf, parseDocument, type Element } from './html/document';
import { runtimeOf } from './html/loader-element';

/** What leaves in one go on a new connection: ten segments (RFC 6928). */
const FIRST_FLIGHT_BYTES = 14_000;

/** What a phone asks for: the banner's 12rem at two device pixels each. */
const PHONE_PICTURE_PIXELS = 384;

/** What whoever built the site wants to know of the build before it is deployed, in plain words. */
export function closingTable(site: ExportedSite): string {
  const { region, siteConfig, company } = site.configuration;
  const rows: [string, string][] = [
    ['Region', regions[region].country],
    ['Company', siteConfig.comName],
    ['Address of the site', company.httpUrl || 'not set'],
    ['Pages', `1, ${EXPORTED_PAGES.length - 2} empty placeholders, 1 for wrong addresses`],
    ...weights(site).map(({ what, bytes }): [string, string] => [what, kilobytes(bytes)]),
    [
      'Kept for offline',
      site.configuration.offlineCache ? 'yes' : 'no, and what browsers kept is thrown away',
    ],
  ];
  const width = Math.max(...rows.map(([what]) => what.length));
  const table = rows.map(([what, value]) => `  ${what.padEnd(width)}  ${value}`);
  const notes = warnings(site).map((warning) => `  ! ${warning}`);
  return [
    '',
    'The site is ready in out/',
    ...table,
    ...(notes.length > 0 ? ['', ...notes] : []),
    '',
    '',
  ].join('\n');
}

interface Weight {
  readonly what: string;
  readonly bytes: number;
}

/** What a phone loads to show the first view, and what it loads when somebody touches the page; compressed. */
function weights(site: ExportedSite): Weight[] {
  const home = textOf(site, HOME_PAGE.file);
  const fonts = [...site.files.keys()].filter((file) => file.startsWith('/fonts/'));
  const pictures = elementsOf(parseDocument(home)).flatMap(phonePictureOf).slice(0, 1);
  const compressed = (files: readonly string[]) =>
    files.reduce((sum, file) => sum + compressedBytes(bytesOf(site, file)), 0);
  const parts = [
    { what: '  page and styles', bytes: compressed([HOME_PAGE.file]) },
    { what: '  typefaces', bytes: compressed(fonts) },
    { what: '  first picture', bytes: compressed(pictures) },
  ];
  return [
    {
      what: 'First load',
      bytes: parts.reduce((sum, { bytes }) => sum + bytes, compressed([SITE_CONFIG_PATH])),
    },
    ...parts,
    { what: 'Scripts, when touched', bytes: compressed(runtimeOf(home, HOME_PAGE.file)) },
  ];
}

/** Compressed about as well as hosts do: the last percents would cost more than the rest of the steps together. */
function compressedBytes(bytes: Buffer): number {
  return brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }).length;
}

/** The file of a `source` element that a phone chooses. */
function phonePictureOf(element: Element): string[] {
  const candidates = (attributeOf(element, 'srcset') ?? '')
    .split(', ')
    .map((candidate) => candidate.split(' '));
  const wide = candidates.find(([, width]) => parseInt(width ?? '', 10) >= PHONE_PICTURE_PIXELS);
  return wide?.[0] ? [wide[0]] : [];
}

function warnings(site: ExportedSite): string[] {
  const { atDemonstrationDefault, company, otherRegionUrl } = site.configuration;
  const page = compressedBytes(bytesOf(site, HOME_PAGE.file));
  return [
    atDemonstrationDefault.length > 0 &&
      `Still the demonstration company's: ${atDemonstrationDefault.join(', ')}.`,
    !company.httpUrl &&
      'NEXT_PUBLIC_HTTP_URL is not set: no canonical address, no sitemap, no picture for shared links, no hreflang.',
    company.httpUrl &&
      !otherRegionUrl &&
      'NEXT_PUBLIC_OTHER_REGION_URL is not set: no hreflang to the other country.',
    page > FIRST_FLIGHT_BYTES &&
      `The page and its styles take ${kilobytes(page)}, more than fits one round trip.`,
  ].filter((warning): warning is string => Boolean(warning));
}

function kilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} kB`;
}

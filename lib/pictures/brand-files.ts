import { contentHash } from '@/lib/build/hashes';
import { configuration } from '@/lib/config/configuration';
import type { Configuration } from '@/lib/config/read-configuration';
import { webAppManifest } from '@/lib/seo/web-app-manifest';
import { BRAND_FOLDER } from '@/lib/site/routes';
import { drawIcon } from './draw-icon';
import { drawOpenGraphImage } from './draw-open-graph-image';
import { ICONS, OPEN_GRAPH_IMAGE, type IconFile } from './icon-files';

export type BrandFileName = IconFile | typeof OPEN_GRAPH_IMAGE.file | 'manifest.webmanifest';

/** A file with which browsers, phones and other services show the company. */
export interface BrandFile {
  /** From the root of the site. */
  readonly url: string;
  readonly type: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

export type BrandFiles = ReadonlyMap<BrandFileName, BrandFile>;

const TYPES = {
  png: 'image/png',
  svg: 'image/svg+xml',
  webmanifest: 'application/manifest+json',
} as const;

let files: Promise<BrandFiles> | undefined;

/** The brand files of this build. Each process of Next draws them once. */
export function brandFilesOfThisBuild(): Promise<BrandFiles> {
  return (files ??= drawBrandFiles(configuration));
}

/**
 * Draws the icons, the Open Graph image if the site has a URL (a link to it is absolute), and writes
 * the manifest, which names icons. The name of a file has a hash of its content, because apps and
 * phones keep a file as long as its URL stays.
 */
export async function drawBrandFiles(configuration: Configuration): Promise<BrandFiles> {
  const drawn = new Map<BrandFileName, BrandFile>();
  const add = (name: BrandFileName, bytes: Uint8Array | string) => {
    const [stem, extension] = name.split('.') as [string, keyof typeof TYPES];
    const url = `${BRAND_FOLDER}${stem}.${contentHash(bytes)}.${extension}`;
    drawn.set(name, { url, type: TYPES[extension], bytes: new Uint8Array(Buffer.from(bytes)) });
  };
  for (const name of Object.keys(ICONS) as IconFile[])
    add(name, await drawIcon(name, configuration));
  if (configuration.siteUrl) add(OPEN_GRAPH_IMAGE.file, await drawOpenGraphImage(configuration));
  const manifest = webAppManifest(configuration, (name) => urlIn(drawn, name));
  add('manifest.webmanifest', JSON.stringify(manifest));
  return drawn;
}

/** @throws Error if there is no such file. */
export function urlIn(files: BrandFiles, name: BrandFileName): string {
  const file = files.get(name);
  if (!file) throw new Error(`There is no ${name}.`);
  return file.url;
}

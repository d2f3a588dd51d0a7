import { contentHash } from '@/lib/build/hashes';
import { configuration } from '@/lib/config/configuration';
import type { Configuration } from '@/lib/config/read-configuration';
import { webAppManifest } from '@/lib/seo/web-app-manifest';
import { ICONS_FOLDER } from '@/lib/site/routes';
import { drawIcon } from './draw-icon';
import { drawOpenGraphImage } from './draw-open-graph-image';
import { ICONS, OPEN_GRAPH_IMAGE, type IconFile } from './icon-files';

/** An icon, the Open Graph image or the manifest, with a hash of its content in its name. */
export interface HashedFile {
  /** From the root of the site. */
  readonly url: string;
  readonly type: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

const TYPES = { png: 'image/png', svg: 'image/svg+xml', webmanifest: 'application/manifest+json' };

/**
 * The icons, the Open Graph image if the site has a URL (a link to it is absolute), and the
 * manifest. The name of a file has a hash of its content, because apps and phones keep a file as
 * long as its URL stays.
 */
export async function drawIconsAndManifest(configuration: Configuration) {
  const drawn = Object.keys(ICONS).map(async (name) => {
    return [name, hashedFile(name, await drawIcon(name as IconFile, configuration))] as const;
  });
  const icons = Object.fromEntries(await Promise.all(drawn)) as Record<IconFile, HashedFile>;
  const manifest = webAppManifest(configuration, (name) => icons[name].url);
  return {
    icons,
    manifest: hashedFile('manifest.webmanifest', JSON.stringify(manifest)),
    openGraphImage: configuration.siteUrl
      ? hashedFile(OPEN_GRAPH_IMAGE.file, await drawOpenGraphImage(configuration))
      : undefined,
  };
}

export type IconsAndManifest = Awaited<ReturnType<typeof drawIconsAndManifest>>;

function hashedFile(name: string, content: Uint8Array | string): HashedFile {
  const [stem, extension] = name.split('.') as [string, keyof typeof TYPES];
  const url = `${ICONS_FOLDER}${stem}.${contentHash(content)}.${extension}`;
  return { url, type: TYPES[extension], bytes: new Uint8Array(Buffer.from(content)) };
}

let files: Promise<IconsAndManifest> | undefined;

/** The icons and the manifest of this build. Pages and routes draw them once each. */
export function iconsAndManifestOfThisBuild(): Promise<IconsAndManifest> {
  return (files ??= drawIconsAndManifest(configuration));
}

import type { Site } from '@/lib/content/read-content';
import { drawIcon } from '@/lib/icons/draw-icon';
import { drawOpenGraphImage } from '@/lib/icons/draw-open-graph-image';
import { ICONS, OPEN_GRAPH_IMAGE, type IconFile } from '@/lib/icons/icon-files';
import { hashedFile } from '@/lib/kit/files';
import { ICONS_FOLDER } from '@/lib/kit/urls';
import { webAppManifest } from '@/lib/seo/web-app-manifest';

/**
 * The icons, the Open Graph image if the site has a URL (a link to it is absolute), and the
 * manifest. Apps and phones, too, keep a file as long as its URL stays.
 */
export async function drawIconsAndManifest(site: Site) {
  const drawn = Object.keys(ICONS).map(async (name) => {
    return [name, withUrl(name, await drawIcon(name as IconFile, site))] as const;
  });
  const icons = Object.fromEntries(await Promise.all(drawn)) as Record<
    IconFile,
    ReturnType<typeof withUrl>
  >;
  const manifest = webAppManifest(site, (name) => icons[name].url);
  return {
    logo: site.logo,
    icons,
    manifest: withUrl('manifest.webmanifest', JSON.stringify(manifest)),
    openGraphImage: site.siteUrl
      ? withUrl(OPEN_GRAPH_IMAGE.file, await drawOpenGraphImage(site, site.content.pictures))
      : undefined,
  };
}

export type IconsAndManifest = Awaited<ReturnType<typeof drawIconsAndManifest>>;

/** The URL is from the root of the site. */
function withUrl(name: string, content: Uint8Array | string) {
  const file = hashedFile(name, content);
  return { ...file, url: ICONS_FOLDER + file.name };
}

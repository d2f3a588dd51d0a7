import type { Site } from '@/lib/content/read-content';
import { drawOpenGraphImage, OPEN_GRAPH_IMAGE } from '@/lib/icons/draw-open-graph-image';
import { iconDesignOf } from '@/lib/icons/icon-design';
import { drawIcon, iconFile, ICONS, type IconFile, type IconName } from '@/lib/kit/icons';
import { webAppManifest } from '@/lib/seo/web-app-manifest';

/**
 * The icons, the Open Graph image if the site has a URL (a link to it is absolute), and the
 * manifest. Apps and phones, too, keep a file as long as its URL stays.
 */
export async function drawIconsAndManifest(site: Site) {
  const design = iconDesignOf(site);
  const drawn = (Object.keys(ICONS) as IconName[]).map(
    async (name) => [name, iconFile(name, await drawIcon(name, design))] as const,
  );
  const icons = Object.fromEntries(await Promise.all(drawn)) as Record<IconName, IconFile>;
  const manifest = webAppManifest(site, (name) => icons[name].url);
  return {
    logo: site.logo,
    icons,
    manifest: iconFile('manifest.webmanifest', JSON.stringify(manifest)),
    openGraphImage: site.siteUrl
      ? iconFile(OPEN_GRAPH_IMAGE.file, await drawOpenGraphImage(site, site.content.pictures))
      : undefined,
  };
}

export type IconsAndManifest = Awaited<ReturnType<typeof drawIconsAndManifest>>;

import { iconsAndManifestOfThisBuild } from '@/lib/pictures/icons-and-manifest';
import { generatedFilesRoute } from '@/lib/site/generated-files-route';

export const dynamic = 'force-static';

export const { generateStaticParams, GET } = generatedFilesRoute(async () => {
  const { icons, manifest, openGraphImage } = await iconsAndManifestOfThisBuild();
  return [...Object.values(icons), manifest, ...(openGraphImage ? [openGraphImage] : [])];
});

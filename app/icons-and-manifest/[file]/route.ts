import { iconsAndManifestOfThisBuild } from '@/lib/build/icons-and-manifest';
import { generatedFilesRoute } from '@/lib/kit/export';

export const dynamic = 'force-static';

export const { generateStaticParams, GET } = generatedFilesRoute(async () => {
  const { icons, manifest, openGraphImage } = await iconsAndManifestOfThisBuild();
  return [...Object.values(icons), manifest, ...(openGraphImage ? [openGraphImage] : [])];
});

import { thisBuild } from '@/lib/build/this-build';
import { isDevelopment } from '@/lib/config/configuration';
import { generatedFilesRoute } from '@/lib/kit/files';

export const dynamic = 'force-static';

export const { generateStaticParams, GET } = generatedFilesRoute(async () => {
  const { icons, logo, manifest, openGraphImage } = await thisBuild.iconsAndManifest();
  return [
    ...Object.values(icons),
    manifest,
    ...[logo, openGraphImage].filter((file) => file !== undefined),
  ];
}, isDevelopment);

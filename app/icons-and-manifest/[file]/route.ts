import { thisBuild } from '@/lib/build/this-build';
import { isDevelopment } from '@/lib/config/configuration';
import { generatedFilesRoute } from '@/lib/kit/files';
import { drawAppQrCode } from '@/lib/pictures/app-qr-code';

export const dynamic = 'force-static';

export const { generateStaticParams, GET } = generatedFilesRoute(async () => {
  const { icons, logo, manifest, openGraphImage } = await thisBuild.iconsAndManifest();
  const appQrCode = drawAppQrCode(await thisBuild.site());
  return [
    ...Object.values(icons),
    manifest,
    ...[appQrCode, logo, openGraphImage].filter((file) => file !== undefined),
  ];
}, isDevelopment);

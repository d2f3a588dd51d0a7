import { thisBuild } from '@/lib/build/this-build';
import { isDevelopment } from '@/lib/config/configuration';
import { drawAppQrCode } from '@/lib/icons/app-qr-code';
import { generatedFilesRoute } from '@/lib/kit/files';

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

import { thisBuild } from '@/lib/build/this-build';
import { isDevelopment } from '@/lib/config/configuration';
import { generatedFilesRoute } from '@/lib/kit/files';

export const dynamic = 'force-static';

/** The font files of this variant. */
export const { generateStaticParams, GET } = generatedFilesRoute(async () => {
  const { display, ofScript, ofContent } = await thisBuild.fonts();
  const ofScripts = [ofScript, ofContent].flatMap((files) =>
    files ? [files.regular, files.bold] : [],
  );
  return [display, ...ofScripts];
}, isDevelopment);

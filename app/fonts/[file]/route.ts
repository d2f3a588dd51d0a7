import { thisBuild } from '@/lib/build/this-build';
import { isDevelopment } from '@/lib/config/configuration';
import { generatedFilesRoute } from '@/lib/kit/files';

export const dynamic = 'force-static';

/** The font files of this variant. */
export const { generateStaticParams, GET } = generatedFilesRoute(async () => {
  const { display, script, written } = await thisBuild.fonts();
  const others = [script, written].filter((files) => files !== undefined);
  return [display, ...others.flatMap(({ regular, bold }) => [regular, bold])];
}, isDevelopment);

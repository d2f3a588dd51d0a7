import { webFontsOfThisBuild } from '@/lib/fonts/web-fonts-of-this-build';
import { generatedFilesRoute } from '@/lib/site/generated-files-route';

export const dynamic = 'force-static';

/** The font files of this variant. */
export const { generateStaticParams, GET } = generatedFilesRoute(async () => {
  const { display, ofScript, ofContent } = await webFontsOfThisBuild();
  return [display, ofScript, ofContent].filter((font) => font !== undefined);
});

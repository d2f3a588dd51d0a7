import { contentOfThisBuild } from '@/lib/build/content-of-this-build';
import { configuration } from '@/lib/config/configuration';
import { textsForFonts } from '@/lib/content/read-content';
import { buildSiteFonts, type SiteFonts } from '@/lib/fonts/build-site-fonts';

let fonts: Promise<SiteFonts> | undefined;

/** The fonts of this build. Pages and routes build them once each. */
export function webFontsOfThisBuild(): Promise<SiteFonts> {
  return (fonts ??= contentOfThisBuild().then((content) =>
    buildSiteFonts(configuration, configuration.company.name, textsForFonts(content)),
  ));
}

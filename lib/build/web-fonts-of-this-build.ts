import { siteOfThisBuild } from '@/lib/build/content-of-this-build';
import { textsForFonts } from '@/lib/content/read-content';
import { buildSiteFonts, type SiteFonts } from '@/lib/fonts/build-site-fonts';

let fonts: Promise<SiteFonts> | undefined;

/** The fonts of this build. Pages and routes build them once each. */
export function webFontsOfThisBuild(): Promise<SiteFonts> {
  return (fonts ??= siteOfThisBuild().then((site) =>
    buildSiteFonts(site, site.company.name, textsForFonts(site.content)),
  ));
}

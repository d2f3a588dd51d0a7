import { configuration } from '@/lib/config/configuration';
import { contentOfThisBuild } from '@/lib/build/content-of-this-build';
import { textsForFonts } from '@/lib/content/read-content';
import { buildWebFonts, type WebFonts } from '@/lib/kit/fonts';

let fonts: Promise<WebFonts> | undefined;

/** The fonts of this build. Pages and routes build them once each. */
export function webFontsOfThisBuild(): Promise<WebFonts> {
  return (fonts ??= contentOfThisBuild().then((content) =>
    buildWebFonts(configuration, configuration.company.name, textsForFonts(content)),
  ));
}

import { configuration } from '@/lib/config/configuration';
import { textsForFonts } from '@/lib/content/read-content';
import { readSite } from '@/lib/content/read-site';
import { buildSiteFonts } from '@/lib/fonts/build-site-fonts';
import { drawIconsAndManifest } from '@/lib/seo/icons-and-manifest';

type Modules = ((file: string) => unknown) & { keys(): string[] };

/** Provided by the bundler. */
declare const require: { context(folder: string, deep: boolean, files: RegExp): Modules };

// The files are modules for the development server. When one changes, the development server
// re-evaluates this module and updates the page. The bundler leaves this out of a build.
// eslint-disable-next-line no-restricted-properties -- The bundler knows no other condition.
if (process.env.NODE_ENV === 'development') {
  const files = require.context('../../content', true, /\.md$/);
  files.keys().forEach(files);
}

/** The configuration, and the texts of `content/`. */
const site = once(() => readSite(configuration, process.cwd()));

const fonts = once(async () => {
  const { content, ...shown } = await site();
  return buildSiteFonts(shown, shown.company.name, textsForFonts(content));
});

const iconsAndManifest = once(async () => drawIconsAndManifest(await site()));

/** What the pages and routes of this build show. Each process of a build makes it once. */
export const thisBuild = { site, fonts, iconsAndManifest };

/**
 * A function that makes something at its first call, and remembers it. A failure is not remembered:
 * `next dev` tries again at the next request, when the author has mended the file.
 */
function once<Made>(make: () => Promise<Made>): () => Promise<Made> {
  let made: Promise<Made> | undefined;
  return () =>
    (made ??= make().catch((error: unknown) => {
      made = undefined;
      throw error;
    }));
}

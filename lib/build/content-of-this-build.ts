import { configuration } from '@/lib/config/configuration';
import type { Configuration } from '@/lib/config/read-configuration';
import { inCompanyColours } from '@/lib/drawings/company-drawings';
import { readLogo } from '@/lib/pictures/logo';
import { readContent, type Site, type SiteContent } from '../content/read-content';

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

let site: Promise<Site> | undefined;

/** The site of this build, with the texts of `content/`. Pages and routes read them once each. */
export function siteOfThisBuild(): Promise<Site> {
  // A failed read is not remembered: `next dev` reads again once the file is mended.
  return (site ??= readSite().catch((error: unknown) => {
    site = undefined;
    throw error;
  }));
}

async function readSite(): Promise<Site> {
  const [content, logo] = await Promise.all([readContent(configuration), readLogo()]);
  return { ...siteWith(configuration, content), logo };
}

/** A site whose company may have written slides and cards of its own. */
export function siteWith(configuration: Configuration, content: SiteContent): Site {
  const [first, ...others] = content.home?.slides ?? [];
  const { features } = content.home ?? {};
  const picture = content.about?.picture;
  const copy = {
    ...configuration.copy,
    ...(first && { slides: [first, ...others] as const }),
    ...(features?.[0] && { features }),
    art: { ...configuration.copy.art, ...(picture && { about: picture.files }) },
  };
  const { region, palette } = configuration;
  return { ...configuration, copy: inCompanyColours(copy, region, palette.accent), content };
}

import type { IslandSources, ScriptSource } from '../bundler';
import type { HostOptions } from '../hosts';
import type { ExportedPage } from '../urls';
import type { Receivers } from './content-security-policy';

/** What the export has to know of a site. */
export interface SiteToExport {
  /** All pages. A file in `public/` may take the place of one that is replaceable. */
  readonly pages: readonly (ExportedPage & { readonly isReplaceable?: boolean })[];
  /** The paths (NFC) of files in `public/` that only the build reads: originals of pictures. */
  readonly unpublished?: ReadonlySet<string> | undefined;
  readonly islands: IslandSources;
  /** The URL of the site; empty if it is not known. The site may be in a folder of its domain. */
  readonly siteUrl?: string;
  /** The paths of the files without a hash that only this site has, besides its pages. */
  readonly ownFiles?: readonly string[];
  /** The entry of the loader, from the root of the project, if the site has one of its own. */
  readonly loader?: string;
  /** The script that every page loads after its first paint, if the site has one of its own. */
  readonly pageScript?: ScriptSource;
  /** By default, pages send nothing to other origins. */
  readonly receivers?: Receivers;
  /** Redirects, and whether search engines must not list the site. */
  readonly hosts?: HostOptions;
}

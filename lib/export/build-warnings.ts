import { configurationWarnings } from '@/lib/config/configuration-warnings';
import type { Configuration } from '@/lib/config/read-configuration';
import type { ContentFile } from '@/lib/content/content-files';
import { contentWarnings } from '@/lib/content/content-warnings';
import { pagesOf } from '@/lib/site/pages';
import { isEmptyPage, type Files } from './files';
import { HEADERS_FILE } from './hosts/host-rules';

/** The longest policies that hosts accept, in characters. */
const LONGEST_POLICIES = {
  // Cloudflare limits a line of `_headers` to 2,000 characters.
  Cloudflare: 1973,
  // nginx limits a parameter to 4,096 bytes and otherwise does not start.
  nginx: 4000,
};

/** The warnings at the end of a build. */
export function buildWarnings(
  files: Files,
  configuration: Configuration,
  contentFiles: readonly ContentFile[],
): readonly string[] {
  // Those that the company has not replaced (PRODUCT rule 12).
  const emptyPages = pagesOf(configuration, contentFiles).filter(
    ({ kind, file }) => kind === 'screen' && isEmptyPage(files, file),
  );
  return [
    ...configurationWarnings(configuration, emptyPages),
    ...contentWarnings(contentFiles, configuration),
    ...longPolicy(files),
  ];
}

/** The policy lists each style element of the pages in `public/`. */
function longPolicy(files: Files): string[] {
  const [policy = ''] =
    /(?<=Content-Security-Policy: ).*/.exec(String(files.get(HEADERS_FILE))) ?? [];
  const refusing = Object.entries(LONGEST_POLICIES).filter(
    ([, longest]) => policy.length > longest,
  );
  if (refusing.length === 0) return [];
  const hosts = refusing.map(([host, longest]) => `${host} (${longest})`).join(', ');
  return [
    `The Content Security Policy has ${policy.length} characters, too many for ${hosts}. It lists each style element of the pages in public/: use the same styles in all of them, or use another host.`,
  ];
}

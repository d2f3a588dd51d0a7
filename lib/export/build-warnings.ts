import { configurationWarnings } from '@/lib/config/configuration-warnings';
import type { Configuration } from '@/lib/config/read-configuration';
import type { Files } from './files';
import { kilobytes, sizeOfPage } from './first-load';
import { headersFileWarnings } from './hosts/headers-file';
import { HEADERS_FILE } from './hosts/host-rules';
import { isPlaceholder, SCREEN_PAGES } from './page-files';

/**
 * What a server sends on a new connection before it waits for an answer: ten segments (RFC 6928).
 */
const INITIAL_CONGESTION_WINDOW_BYTES = 14_000;

/** The warnings at the end of a build. */
export function buildWarnings(files: Files, configuration: Configuration): readonly string[] {
  const emptyPages = SCREEN_PAGES.filter((page) => isPlaceholder(files, page));
  const warnings = [
    ...configurationWarnings(configuration, emptyPages),
    ...headersFileWarnings(String(files.get(HEADERS_FILE) ?? '')),
  ];
  const pageBytes = sizeOfPage(files);
  if (pageBytes > INITIAL_CONGESTION_WINDOW_BYTES)
    warnings.push(
      `The page and its styles take ${kilobytes(pageBytes)}, which needs more than one round trip.`,
    );
  return warnings;
}

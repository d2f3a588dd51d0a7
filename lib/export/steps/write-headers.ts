import { ExportShapeError } from '../export-shape-error';
import type { ExportStep } from '../exported-site';
import { HASHED_FOLDERS } from '@/lib/routes';
import { writeHeadersFile } from '../headers/headers-file';
import { responseHeaders } from '../headers/response-headers';

export const HEADERS_FILE = '/_headers';

/** A name that changes with the content: Next's chunks, and files with a hash before their ending. */
const HASHED_NAME = /^\/_next\/static\/(?:chunks|boot)\/|\.[0-9a-f]{8,}\.\w+$/;

/**
 * Writes the response headers for the hosts that read them from the export. Refuses a file without a hash in a folder
 * that browsers are told to keep for good: nobody would ever see it change.
 */
export const writeHeaders: ExportStep = (site) => {
  for (const file of site.files.keys()) {
    if (HASHED_FOLDERS.some((folder) => file.startsWith(folder)) && !HASHED_NAME.test(file)) {
      throw new ExportShapeError(file, 'a hash of its content in its name');
    }
  }
  site.files.set(HEADERS_FILE, Buffer.from(writeHeadersFile(responseHeaders(site))));
};

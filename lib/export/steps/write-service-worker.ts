import { HOME_PATH, WORKER_PATH } from '@/lib/routes';
import { bundle } from '../bundle';
import { fingerprintOf, integrityOf } from '../digest';
import { HOME_PAGE, bytesOf, textOf, type ExportedSite, type ExportStep } from '../exported-site';
import { runtimeOf } from '../html/loader-element';

interface PrecacheEntry {
  readonly url: string;
  /** Null where the name changes with the content. */
  readonly revision: string | null;
  readonly integrity: string;
}

/**
 * Writes the service worker over the finished files, last of all: it knows them by their hashes. It keeps the home page
 * and what that page runs and is set in from the first visit on; pictures as they are seen.
 */
export const writeServiceWorker: ExportStep = async (site) => {
  const worker = site.configuration.offlineCache
    ? await bundle('./worker/worker.ts', { PRECACHE: precacheOf(site) })
    : await bundle('./worker/self-destroying-worker.ts', {});
  site.files.set(WORKER_PATH, Buffer.from(worker));
};

function precacheOf(site: ExportedSite): PrecacheEntry[] {
  const home = textOf(site, HOME_PAGE.file);
  const fonts = [...site.files.keys()].filter((file) => file.startsWith('/fonts/'));
  const kept = [...runtimeOf(home, HOME_PAGE.file), ...fonts].sort();
  return [
    { url: HOME_PATH, revision: fingerprintOf(home), integrity: integrityOf(home) },
    ...kept.map((url) => ({ url, revision: null, integrity: integrityOf(bytesOf(site, url)) })),
  ];
}

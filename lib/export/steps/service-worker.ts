import { HOME_PATH } from '@/lib/routes';
import { bundle } from '../bundle';
import { contentHash, integrityOf } from '../hashes';
import type { PageScript } from './finish-scripts';

/** What the service worker stores at its installation. */
interface Precached {
  /** The bytes of the home page. */
  readonly home: Buffer;
  /** The scripts of the home page and the web fonts. Their names change with their content. */
  readonly assets: readonly PageScript[];
}

/** The service worker, which stores the given files at its installation and pictures when they are shown. */
export async function serviceWorker({ home, assets }: Precached): Promise<string> {
  const sorted = [...assets].sort((one, other) => (one.url < other.url ? -1 : 1));
  return bundle('./worker/worker.ts', {
    PRECACHE: [
      { url: HOME_PATH, revision: contentHash(home), integrity: integrityOf(home) },
      ...sorted.map(({ url, integrity }) => ({ url, revision: null, integrity })),
    ],
  });
}

/** A worker that deletes all caches and unregisters itself. */
export async function selfDestroyingWorker(): Promise<string> {
  return bundle('./worker/self-destroying-worker.ts', {});
}

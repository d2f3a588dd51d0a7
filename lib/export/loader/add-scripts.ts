import { addScript } from './add-script';

const added = new Set<string>();

/**
 * Adds scripts to the page that it does not have yet. A script that fails is removed, so that the next call requests it
 * again.
 *
 * @param urls separated by spaces, as are the integrity hashes.
 */
export function addScripts(urls: string, integrity: string): void {
  const hashes = integrity.split(' ');
  urls.split(' ').forEach((url, index) => {
    if (!url || added.has(url)) return;
    added.add(url);
    void addScript(url, hashes[index]).then((loaded) => {
      if (!loaded) added.delete(url);
    });
  });
}

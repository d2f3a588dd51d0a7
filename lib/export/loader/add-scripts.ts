import { addScript } from './add-script';

const added = new Set<string>();

/**
 * Adds the scripts that the page does not have yet. The next call requests a script that failed
 * again.
 *
 * @param urls separated by spaces, as are the integrity hashes.
 * @param onFailed called for each script that fails.
 */
export function addScripts(urls: string, integrity: string, onFailed: () => void): void {
  const hashes = integrity.split(' ');
  urls.split(' ').forEach((url, index) => {
    if (!url || added.has(url)) return;
    added.add(url);
    void addScript(url, hashes[index]).then((loaded) => {
      if (loaded) return;
      added.delete(url);
      onFailed();
    });
  });
}

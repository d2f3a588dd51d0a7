import { phoneUrls } from './phone-urls';
import { serveExport } from './serve-export';

/**
 * Not 3000, the port of `next dev`: the export's service worker would answer there with the
 * export's scripts.
 */
const FIRST_PORT = 4000;

/** Serves exports until the process ends. Prints their URLs, and what their pages send. */
export async function serveSites(
  sites: readonly { readonly label: string; readonly folder: string }[],
  inNetwork: boolean,
  command: string,
): Promise<void> {
  const print = (line: string) => void process.stdout.write(`${line}\n`);
  for (const [index, { label, folder }] of sites.entries()) {
    const { url, port } = await serveExport(folder, FIRST_PORT + index, { inNetwork, print });
    print(`  ${label}: ${url}`);
    if (inNetwork) print(phoneUrls(port));
  }
  if (!inNetwork) print(`On a phone in the same network: ${command} -- --phone`);
}

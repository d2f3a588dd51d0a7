import { networkInterfaces } from 'node:os';
import { renderUnicodeCompact } from 'uqr';

export function networkAddresses(): string[] {
  return Object.values(networkInterfaces())
    .flatMap((addresses) => addresses ?? [])
    .filter(({ family, internal }) => family === 'IPv4' && !internal)
    .map(({ address }) => address);
}

/**
 * How a phone in the same network opens a site that a server serves: its URL, also as QR code.
 *
 * @param local the URL of the site on this machine.
 */
export function phoneUrls(local: string): string {
  const { port, pathname } = new URL(local);
  const urls = networkAddresses().map((address) => `http://${address}:${port}${pathname}`);
  return urls.length > 0
    ? urls.map((url) => `On a phone: ${url}\n${renderUnicodeCompact(url)}\n`).join('')
    : 'This machine has no network address that a phone could open.\n';
}

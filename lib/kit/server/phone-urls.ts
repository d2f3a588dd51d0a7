import { networkInterfaces } from 'node:os';
import { renderUnicodeCompact } from 'uqr';

export function networkAddresses(): string[] {
  return Object.values(networkInterfaces())
    .flatMap((addresses) => addresses ?? [])
    .filter(({ family, internal }) => family === 'IPv4' && !internal)
    .map(({ address }) => address);
}

/** How a phone in the same network opens a server that listens there: its URL, also as QR code. */
export function phoneUrls(port: number): string {
  const urls = networkAddresses().map((address) => `http://${address}:${port}`);
  return urls.length > 0
    ? urls.map((url) => `On a phone: ${url}\n${renderUnicodeCompact(url)}\n`).join('')
    : 'This machine has no network address that a phone could open.\n';
}

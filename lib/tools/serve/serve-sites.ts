import { parseArgs } from 'node:util';
import { phoneUrls } from './phone-urls';
import { serveExport } from './serve-export';

/**
 * Not 3000, the port of `next dev`: the export's service worker would answer there with the
 * export's scripts.
 */
const FIRST_PORT = 4000;

const ALL_ADDRESSES = '0.0.0.0';

export interface ServerAddress {
  /** The port of the first site, if somebody wants a certain one. */
  readonly port?: number | undefined;
  readonly host?: string | undefined;
  /** Whether phones in the same network reach the sites, and a QR code for each is printed. */
  readonly phone: boolean;
}

/**
 * Reads the options of a command that serves sites: `--port`, `--host`, `--phone`, and perhaps names
 * of companies.
 *
 * @param environmentPort the variable `PORT`, which containers set.
 * @throws Error for an unknown option or a wrong port.
 */
export function readServerAddress(
  environmentPort?: string,
  { allowNames = false } = {},
): ServerAddress & { readonly names: readonly string[] } {
  const options = {
    port: { type: 'string', default: environmentPort ?? '' },
    host: { type: 'string' },
    phone: { type: 'boolean', default: false },
  } as const;
  const { values, positionals: names } = parseArgs({ options, allowPositionals: allowNames });
  const { port, host, phone } = values;
  if (port && !(/^\d{1,5}$/.test(port) && Number(port) > 0 && Number(port) < 65_536))
    throw new Error(`The port was "${port}"; allowed: a number from 1 to 65535.`);
  return {
    port: Number(port) || undefined,
    host: host ?? (phone ? ALL_ADDRESSES : undefined),
    phone,
    names,
  };
}

/** Serves exports until the process ends. Prints their URLs, and what their pages send. */
export async function serveSites(
  sites: readonly { readonly label: string; readonly folder: string }[],
  { port: wanted, host, phone }: ServerAddress,
  command: string,
): Promise<void> {
  const print = (line: string) => void process.stdout.write(`${line}\n`);
  for (const [index, { label, folder }] of sites.entries()) {
    const options = { host, anyPort: !wanted, print };
    const { url, port } = await serveExport(folder, (wanted ?? FIRST_PORT) + index, options);
    print(`  ${label}: ${url}`);
    if (phone) print(phoneUrls(port));
  }
  if (!phone) print(`On a phone in the same network: ${command} -- --phone`);
}

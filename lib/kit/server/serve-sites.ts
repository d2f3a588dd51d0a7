import { parseArgs } from 'node:util';
import { print } from '../commands';
import { phoneUrls } from './phone-urls';
import { serveExport } from './serve-export';

/**
 * Not 3000, the port of `next dev`: the export's service worker would answer there with the
 * export's scripts.
 */
const FIRST_PORT = 4000;

/**
 * Where a command serves sites: its options `--port`, `--host` and `--phone`, which listens on all
 * network interfaces. Other arguments are names, such as those of companies. Containers set the
 * variable `PORT`.
 *
 * @throws Error for an unknown option or a wrong port.
 */
export function readServerAddress(args = process.argv.slice(2)) {
  const { values, positionals: names } = parseArgs({
    args,
    options: {
      port: { type: 'string', default: process.env['PORT'] ?? '' },
      host: { type: 'string' },
      phone: { type: 'boolean', default: false },
    },
    allowPositionals: true,
  });
  const { port, host, phone } = values;
  if (port && !(/^[1-9]\d{0,4}$/.test(port) && Number(port) < 65_536))
    throw new Error(`The port was "${port}"; allowed: a number from 1 to 65535.`);
  return { port: Number(port), host: host ?? (phone ? '0.0.0.0' : 'localhost'), phone, names };
}

/**
 * Serves exports until the process ends. Prints their URLs, and what their pages send.
 *
 * @param command serves them again, also to phones if the option is added to it.
 */
export async function serveSites(
  sites: readonly { readonly label: string; readonly folder: string }[],
  { port: wanted, host, phone }: Omit<ReturnType<typeof readServerAddress>, 'names'>,
  command: string,
): Promise<void> {
  for (const [index, { label, folder }] of sites.entries()) {
    const options = { host, anyPort: !wanted, print };
    const { url } = await serveExport(folder, (wanted || FIRST_PORT) + index, options);
    print(`  ${label}: ${url}`);
    if (phone) print(phoneUrls(url));
  }
  if (!phone) print(`On a phone in the same network: ${command} --phone`);
}

import { SITES_STORED_OFFLINE, type SiteName } from './setup/exports';
import { hydrated, servedExport, setUpBrowser, type VisitOptions } from './setup/open-page';
import { startProxy, type Proxy } from './setup/proxy';
import { waitUntilStored } from './setup/stored-files';

const open = setUpBrowser();
let proxy: Proxy | undefined;

afterEach(() => proxy?.close());

const ADDRESS = /[\w.+-]+@[\w-]+\.[\w.-]+/g;
const DECODER =
  '<script data-cfasync="false" src="/cdn-cgi/scripts/5c5dd728/cloudflare-static/email-decode.min.js"></script>';

/**
 * The address as Cloudflare writes it: each byte is combined with a key, which comes first (XOR),
 * in hexadecimal.
 */
function encode(address: string): string {
  const key = 0x2a;
  return [key, ...Buffer.from(address).map((byte) => byte ^ key)]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('');
}

/**
 * Rewrites a page as Cloudflare's Email Address Obfuscation does: it replaces `mailto:` links and
 * addresses in the text of the body and adds its decoder. It leaves scripts alone, and everything
 * between the comments that turn it off.
 */
function obfuscateEmails(html: string): string {
  const start = html.indexOf('<body');
  const [head, body] = [html.slice(0, start), html.slice(start)];
  const rewritten = body
    .split(/(<!--email_off-->.*?<!--\/email_off-->|<script.*?<\/script>|<[^>]+>)/s)
    .map((part) => {
      if (/^<!--email_off|^<script/.test(part)) return part;
      if (part.startsWith('<'))
        return part.replace(
          /href="mailto:([^"]+)"/,
          (_, address: string) => `href="/cdn-cgi/l/email-protection#${encode(address)}"`,
        );
      return part.replace(
        ADDRESS,
        (address) =>
          `<span class="__cf_email__" data-cfemail="${encode(address)}">[email&#160;protected]</span>`,
      );
    })
    .join('');
  return `${head}${rewritten.replace('</body>', `${DECODER}</body>`)}`;
}

async function openBehindCloudflare(name: SiteName, options: VisitOptions = {}) {
  const cloudflare = await startProxy(servedExport(name).origin, obfuscateEmails);
  proxy = cloudflare;
  const visit = await open(name, {
    origin: cloudflare.origin,
    serviceWorkers: 'allow',
    ...options,
  });
  // The policy blocks the decoder, which the browser reports.
  const faults = () => visit.faults.filter((fault) => !fault.includes('email-decode.min.js'));
  return { ...visit, faults, cloudflare };
}

test('the simulation replaces an address that is not protected', () => {
  expect(obfuscateEmails('<body><a href="mailto:a@b.example">a@b.example</a></body>')).toMatch(
    /<a href="\/cdn-cgi\/l\/email-protection#2a[0-9a-f]+"><span [^>]+>\[email&#160;protected\]<\/span><\/a>/,
  );
});

describe.each(SITES_STORED_OFFLINE)(
  "behind Cloudflare's Email Address Obfuscation on the site of $name,",
  ({ name, company }) => {
    test('the address is readable before the runtime starts', async () => {
      const { page } = await openBehindCloudflare(name, {
        before: (page) => page.route('**/_next/**', () => undefined),
      });

      await expect(page.locator('footer').innerText()).resolves.toContain(company.email);
      const link = page.locator('footer').getByRole('link', { name: company.email });
      await expect(link.getAttribute('href')).resolves.toBe(`mailto:${company.email}`);
    });

    test('the page hydrates without an error, and nothing renders again', async () => {
      const { page, faults } = await openBehindCloudflare(name);
      const footer = await page.locator('footer').elementHandle();
      await hydrated(page);

      expect(faults()).toEqual([]);
      await expect(footer?.evaluate((element) => element.isConnected)).resolves.toBe(true);
    });

    test('the worker is installed, and the page opens without a network', async () => {
      const { page, cloudflare } = await openBehindCloudflare(name);
      await waitUntilStored(page);
      cloudflare.network = 'fails';
      await page.reload();

      await page.getByRole('link', { name: company.email }).waitFor();
    });
  },
);

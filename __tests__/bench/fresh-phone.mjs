import { createHash, X509Certificate } from 'node:crypto';
import { chromium } from 'playwright-core';
import { importTypeScript } from '../../lib/kit/commands/import-typescript.mjs';
import { launchChromium } from '../chromium/launch-chromium.mjs';
import { certificate } from './serve-compressed.mjs';

const { freePort } = await importTypeScript('__tests__/browser/hosts/server-process.ts');

/** Makes Chromium trust the certificate. For one with errors it ignores its HTTP cache. */
const TRUST_FLAG = `--ignore-certificate-errors-spki-list=${createHash('sha256')
  .update(new X509Certificate(certificate.cert).publicKey.export({ type: 'spki', format: 'der' }))
  .digest('base64')}`;

const PHONE = {
  viewport: { width: 360, height: 740 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
};

/** What visitors use, by role and name, in English. */
const controlsOf = (page) => ({
  aboutLink: page.getByRole('navigation').getByRole('link', { name: 'About us' }),
  contactLink: page.getByRole('navigation').getByRole('link', { name: 'Contact us' }),
  pauseOrPlay: page.getByRole('button', { name: /pause|play/i }),
  next: page.getByRole('button', { name: /next/i }),
  fields: page.getByRole('textbox'),
  send: page.getByRole('button', { name: /send/i }),
  toast: page.getByRole('status').filter({ hasText: /\S/ }),
});

/** Measures with a phone that has empty caches. Lighthouse needs the debugging port. */
export async function withFreshPhone(measure) {
  const port = await freePort();
  const server = await launchChromium([TRUST_FLAG, `--remote-debugging-port=${port}`]);
  try {
    const browser = await chromium.connect(server.wsEndpoint());
    const page = await browser.newPage(PHONE);
    const devTools = await page.context().newCDPSession(page);
    return await measure({ page, controls: controlsOf(page), devTools, port });
  } finally {
    await server.close();
  }
}

import { createServer } from 'node:net';
import { launchChromium } from '../../lib/tools/chromium/launch-chromium.mjs';
import { TRUST_FLAG } from './certificate.mjs';

/**
 * Starts a browser with empty caches for one measurement. The browser trusts the bench's
 * certificate. It opens a debugging port because Lighthouse needs one.
 */
export async function withFreshBrowser(measure) {
  const port = await freePort();
  const browser = await launchChromium([TRUST_FLAG, `--remote-debugging-port=${port}`]);
  try {
    return await measure({ endpoint: browser.wsEndpoint(), port });
  } finally {
    await browser.close();
  }
}

function freePort() {
  return new Promise((resolve, reject) => {
    const server = createServer().once('error', reject);
    server.listen(0, 'localhost', () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });
}

import { createServer } from 'node:net';
import { launchChromium } from '../../lib/preview/launch-chromium.mjs';
import { TRUST_FLAG } from './certificate.mjs';

/**
 * Lends a browser that has never seen the page to one measurement: nothing is in its caches. It takes the bench's own
 * certificate for good, and opens a port besides its pipe because Lighthouse asks for one.
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

import { setTimeout as pause } from 'node:timers/promises';
import { withFreshPhone } from './fresh-phone.mjs';

const VISITS = {
  link: { act: ({ contactLink }) => contactLink.tap() },
  linkSavingData: { act: ({ contactLink }) => contactLink.tap(), saveData: true },
  deepLink: { path: '/#contact' },
  pause: { act: ({ pauseOrPlay }) => pauseOrPlay.tap() },
  next: { act: ({ next }) => next.tap() },
  message: { act: sendMessage },
};

/**
 * The bytes of first visits of ten seconds, without throttling. The server counts, so the requests
 * of a service worker are included. Of a page without our controls, only reading is measured.
 */
export async function byteRun(site) {
  const bytes = { document: site.documentBytes, reading: await visit(site, {}) };
  if (site.isHandWritten) return bytes;
  for (const [name, one] of Object.entries(VISITS)) bytes[name] = await visit(site, one);
  return bytes;
}

function visit({ origin, bytesSent }, { path = '/', act, saveData = false }) {
  return withFreshPhone(async ({ page, controls, devTools }) => {
    const before = bytesSent();
    await devTools.send('Emulation.setDataSaverOverride', { dataSaverEnabled: saveData });
    await page.goto(`${origin}${path}`, { waitUntil: 'load' });
    await Promise.all([pause(10_000), act?.(controls).then(() => pause(2000))]);
    return bytesSent() - before;
  });
}

async function sendMessage({ contactLink, fields, send, toast }) {
  await contactLink.tap();
  for (const field of await fields.all()) await field.fill('12345');
  await send.tap();
  await toast.waitFor();
}

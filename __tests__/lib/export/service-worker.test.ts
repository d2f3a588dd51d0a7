import { selfDestroyingWorker, serviceWorker } from '@/lib/export/steps/service-worker';

const SCRIPT = { url: '/_next/static/boot/abc.js', integrity: 'sha256-script' };
const FONT = { url: '/fonts/a.00000000.woff2', integrity: 'sha256-font' };

const workerOf = (home = '<p>home</p>', assets = [SCRIPT, FONT]) =>
  serviceWorker({ home: Buffer.from(home), assets });

describe('the service worker', () => {
  it('stores the home page, its scripts and the fonts at its installation', async () => {
    const worker = await workerOf();
    for (const url of ['/', SCRIPT.url, FONT.url]) expect(worker).toContain(`{url:"${url}"`);
    expect(worker).toContain('integrity:"sha256-font"');
  });

  it('changes with the home page', async () => {
    expect(await workerOf('<p>changed</p>')).not.toBe(await workerOf());
  });

  it('is the same whatever the order of the files', async () => {
    expect(await workerOf(undefined, [FONT, SCRIPT])).toBe(await workerOf());
  });

  it('requests no code from another origin', async () => {
    expect(await workerOf()).not.toContain('importScripts');
  });

  it('is replaced by one that unregisters itself if the offline cache is off', async () => {
    const worker = await selfDestroyingWorker();
    expect(worker).toContain('unregister');
    expect(worker).not.toContain('precache');
  });
});

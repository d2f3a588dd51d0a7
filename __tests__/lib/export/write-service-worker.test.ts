import { textOf } from '@/lib/export/exported-site';
import { writeServiceWorker } from '@/lib/export/steps/write-service-worker';
import { exported, pageWithLoader } from './exported';

async function workerOf(
  files: Record<string, string | undefined> = {},
  settings = {},
): Promise<string> {
  const site = exported(pageWithLoader(), files, settings);
  await writeServiceWorker(site);
  return textOf(site, '/sw.js');
}

describe('the service worker', () => {
  it('keeps the home page, what it runs and what it is set in, from the start', async () => {
    const worker = await workerOf({ '/fonts/a.00000000.woff2': 'x' });
    for (const kept of [
      '/',
      '/_next/static/boot/abc.js',
      '/_next/static/chunks/main.js',
      '/fonts/a.00000000.woff2',
    ]) {
      expect(worker).toContain(`{url:"${kept}"`);
    }
  });

  it('is another worker as soon as the home page is another', async () => {
    const changed = pageWithLoader({ body: '<main>changed</main>' });
    expect(await workerOf({ '/index.html': changed })).not.toBe(await workerOf());
  });

  it('keeps pictures only as they are seen', async () => {
    expect(await workerOf({ '/art/a.00000000.avif': 'x' })).not.toContain('/art/a.');
  });

  it('is the same worker in whatever order the files were read', async () => {
    const fonts = { '/fonts/a.00000000.woff2': 'x', '/fonts/b.00000000.woff2': 'x' };
    const reversed = Object.fromEntries(Object.entries(fonts).reverse());
    expect(await workerOf(reversed)).toBe(await workerOf(fonts));
  });

  it('asks no other origin for its code', async () => {
    expect(await workerOf()).not.toContain('importScripts');
  });

  it('gives way to one that empties the caches and unregisters when the offline cache is off', async () => {
    const worker = await workerOf({}, { NEXT_PUBLIC_OFFLINE_CACHE: 'off' });
    expect(worker).toContain('unregister');
    expect(worker).not.toContain('/_next/static/boot/abc.js');
  });

  it('is refused for a home page without a loader', async () => {
    await expect(workerOf({ '/index.html': '<html></html>' })).rejects.toThrow(
      'out/index.html: expected a script with data-runtime',
    );
  });
});

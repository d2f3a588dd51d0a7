import { bundleServiceWorker } from '@/lib/export/steps/bundle-service-worker';

const VISITOR_LIMIT_BYTES = 2048;

test('the service worker is small, because every visitor downloads it', async () => {
  const { brotliCompressSync } = await import('node:zlib');
  expect(brotliCompressSync(await bundleServiceWorker(true)).length).toBeLessThan(
    VISITOR_LIMIT_BYTES,
  );
});

test('it requests no code from another origin', async () => {
  expect(await bundleServiceWorker(true)).not.toContain('importScripts');
});

test('it is replaced by one that unregisters itself if the offline cache is off', async () => {
  const worker = await bundleServiceWorker(false);
  expect(worker).toContain('unregister');
  expect(worker).not.toContain('fetch');
});

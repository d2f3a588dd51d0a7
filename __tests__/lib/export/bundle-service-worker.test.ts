import { bundleServiceWorker } from '@/lib/export/steps/bundle-service-worker';

test('the service worker requests no code from another origin', async () => {
  expect(await bundleServiceWorker(true)).not.toContain('importScripts');
});

test('it is replaced by one that unregisters itself if the offline cache is off', async () => {
  const worker = await bundleServiceWorker(false);
  expect(worker).toContain('unregister');
  expect(worker).not.toContain('fetch');
});

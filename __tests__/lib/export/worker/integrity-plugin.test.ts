import { createHash } from 'node:crypto';
import { integrityPlugin } from '@/lib/export/worker/integrity-plugin';

type Asked = Parameters<NonNullable<typeof integrityPlugin.cachedResponseWillBeUsed>>[0];

const hash = (content: string) => `sha256-${createHash('sha256').update(content).digest('base64')}`;

/** What becomes of a kept response when a page asks for it. */
function used(cachedResponse: Response | undefined, event: unknown) {
  return integrityPlugin.cachedResponseWillBeUsed?.({ cachedResponse, event } as Asked);
}

const asking = (integrity: string) => ({ request: { integrity } });

test('a kept response that is as the page wants it is handed out, whole', async () => {
  const response = await used(new Response('boot()'), asking(hash('boot()')));

  expect(await response?.text()).toBe('boot()');
});

test('a kept response that is not as the page wants it is passed over', async () => {
  expect(await used(new Response('boot('), asking(hash('boot()')))).toBeUndefined();
});

test.each([
  ['a page that states no hash', asking('')],
  ['an event that asks for nothing', {}],
  ['nobody', undefined],
])('%s is handed what is kept', async (_, event) => {
  const kept = new Response('picture');

  expect(await used(kept, event)).toBe(kept);
});

test('nothing kept is nothing to look at', async () => {
  expect(await used(undefined, asking(hash('boot()')))).toBeUndefined();
});

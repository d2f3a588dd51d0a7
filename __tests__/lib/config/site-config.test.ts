import { parseSiteConfig } from '@/lib/config/site-config';

test('spells the fields as the specification does, and reads spaces as the build does', () => {
  const texts = { email: 'care@acme.example', address: '2 Road' };
  const copyright = ' ©\u00a02026\u202f\u3000Acme\u00a0\n';

  expect(parseSiteConfig(() => ({ comName: 'Acme', ...texts, copyright }))).toEqual({
    name: 'Acme',
    ...texts,
    copyright: '© 2026 Acme',
  });
});

test.each([
  ['missing, empty or not text', { comName: ' ', email: 7, address: null, other: 'x' }],
  ['HTML or a script', { comName: '<img src=x onerror=alert(1)>', email: 'javascript:alert(1)' }],
  ['not saved as UTF-8', { comName: 'Soci\ufffdt\ufffd', email: 'soci\ufffdt\ufffd@acme.example' }],
  ['a megabyte of text, or invisible', { address: 'x'.repeat(2 ** 20), comName: '\u202eemca' }],
])('leaves out fields that are %s, and keeps the others', (_, fields) => {
  expect(parseSiteConfig(() => ({ copyright: '© Acme', ...fields }))).toEqual({
    copyright: '© Acme',
  });
});

const refuse = () => {
  throw new Error('no');
};

test('leaves out a field whose getter throws', () => {
  const source = Object.defineProperty({ address: '2 Road' }, 'comName', { get: refuse });

  expect(parseSiteConfig(() => source)).toEqual({ address: '2 Road' });
});

test.each<[string, () => unknown]>([
  ['a getter that throws', refuse],
  ['a Proxy that always throws', () => new Proxy({}, { get: refuse, has: refuse })],
  ...[undefined, null, 42, 'text', () => 'f', []].map((value): [string, () => unknown] => [
    String(value),
    () => value,
  ]),
])('reads no field if `window.siteConfig` is %s', (_, read) => {
  expect(parseSiteConfig(read)).toEqual({});
});

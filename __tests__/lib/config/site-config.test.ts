import { readConfiguration } from '@/lib/config/read-configuration';
import { parseSiteConfig, siteConfigOf } from '@/lib/config/site-config';
import { siteConfigScript } from '@/lib/config/site-config-script';

const ACME = {
  name: 'Acme',
  email: 'care@acme.example',
  address: '2 Road',
  copyright: '© Acme',
};

test('spells the fields of a company as the specification does, and reads them', () => {
  const { name: comName, ...texts } = ACME;
  const spelt = siteConfigOf({ ...readConfiguration({}).company, ...ACME });

  expect(spelt).toEqual({ comName, ...texts });
  expect(parseSiteConfig(() => spelt)).toEqual(ACME);
});

test('the first lines of /site-config.js tell a deployer how to edit it', () => {
  const [first, second] = siteConfigScript(readConfiguration({}).company).split('\n');

  expect(first).toMatch(/^\/\/ .*Edit a value/);
  expect(second).toMatch(/^\/\/ .*value of the build/);
});

test.each([
  ['missing, blank or not text', { comName: ' ', email: 7, address: null, other: 'x' }],
  ['HTML or a script', { comName: '<img src=x onerror=alert(1)>', email: 'javascript:alert(1)' }],
  ['not saved as UTF-8', { comName: 'Soci\ufffdt\ufffd', email: 'soci\ufffdt\ufffd@acme.example' }],
  ['a megabyte of text, or invisible', { address: 'x'.repeat(2 ** 20), comName: '\u202eemca' }],
])('leaves out fields that are %s, and keeps the others', (_, fields) => {
  expect(parseSiteConfig(() => ({ copyright: '© Acme', ...fields }))).toEqual({
    copyright: '© Acme',
  });
});

test('reads spaces as the build does', () => {
  expect(parseSiteConfig(() => ({ copyright: ' ©\u00a02026\u202f\u3000Acme\u00a0\n' }))).toEqual({
    copyright: '© 2026 Acme',
  });
});

test.each([undefined, null, 0, 42, 'text', true, Symbol('s'), () => 'f', []])(
  'reads no field from %p',
  (source) => {
    expect(parseSiteConfig(() => source)).toEqual({});
  },
);

const refuse = () => {
  throw new Error('no');
};

test('leaves out a field whose getter throws', () => {
  const source = Object.defineProperty({ address: '2 Road' }, 'comName', { get: refuse });

  expect(parseSiteConfig(() => source)).toEqual({ address: '2 Road' });
});

test.each([
  ['a getter that throws', refuse],
  ['a Proxy that always throws', () => new Proxy({}, { get: refuse, has: refuse })],
])('reads no field if `window.siteConfig` is %s', (_, read) => {
  expect(parseSiteConfig(read)).toEqual({});
});

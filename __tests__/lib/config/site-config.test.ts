import { readConfiguration } from '@/lib/config/read-configuration';
import { parseSiteConfig, siteConfigOf } from '@/lib/config/site-config';
import { siteConfigScript } from '@/lib/config/site-config-script';

const ACME = {
  name: 'Acme',
  email: 'care@acme.example',
  address: '2 Road',
  copyright: '© Acme',
};

test('reads every field that holds valid text', () => {
  const { name: comName, ...texts } = ACME;

  expect(parseSiteConfig(() => ({ comName, ...texts }))).toEqual(ACME);
});

test('spells the fields of a company as the specification does', () => {
  const { name: comName, ...texts } = ACME;

  expect(siteConfigOf({ ...readConfiguration({}).company, ...ACME })).toEqual({
    comName,
    ...texts,
  });
});

test('the first lines of /site-config.js tell a deployer how to edit it', () => {
  const [first, second] = siteConfigScript(readConfiguration({}).company).split('\n');

  expect(first).toMatch(/^\/\/ .*Edit a value/);
  expect(second).toMatch(/^\/\/ .*value of the build/);
});

test('leaves out fields that are missing, blank or not text, and keeps the others', () => {
  expect(
    parseSiteConfig(() => ({
      comName: ' ',
      email: 7,
      address: null,
      copyright: '© Acme',
      other: 'x',
    })),
  ).toEqual({ copyright: '© Acme' });
});

test.each([undefined, null, 0, 42, 'text', true, Symbol('s'), () => 'f', []])(
  'reads no field from %p',
  (source) => {
    expect(parseSiteConfig(() => source)).toEqual({});
  },
);

test('leaves out a field whose getter throws', () => {
  const source = {
    get comName(): string {
      throw new Error('no');
    },
    address: '2 Road',
  };

  expect(parseSiteConfig(() => source)).toEqual({ address: '2 Road' });
});

test('reads no field if `window.siteConfig` itself is a getter that throws', () => {
  expect(
    parseSiteConfig(() => {
      throw new Error('no');
    }),
  ).toEqual({});
});

test('reads no field from a Proxy that always throws', () => {
  const refuse = () => {
    throw new Error('no');
  };

  expect(
    parseSiteConfig(() => new Proxy({}, { get: refuse, has: refuse, ownKeys: refuse })),
  ).toEqual({});
});

test.each([
  ['HTML in a name', { comName: '<img src=x onerror=alert(1)>' }],
  ['a script in an email', { email: 'javascript:alert(1)' }],
  ['a megabyte of text', { address: 'x'.repeat(2 ** 20) }],
  ['bidirectional controls', { copyright: '\u202eemca' }],
])('leaves out %s', (_, source) => {
  expect(parseSiteConfig(() => source)).toEqual({});
});

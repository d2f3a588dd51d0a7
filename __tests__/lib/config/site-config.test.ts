import { siteConfigFields } from '@/lib/config/site-config';

test('every field that is a text counts', () => {
  const source = {
    comName: 'Acme',
    email: 'care@acme.example',
    address: '2 Road',
    copyright: '© Acme',
  };

  expect(siteConfigFields(source)).toEqual(source);
});

test('fields that are missing, blank or not text do not count, and take nothing else with them', () => {
  expect(
    siteConfigFields({ comName: ' ', email: 7, address: null, copyright: '© Acme', other: 'x' }),
  ).toEqual({ copyright: '© Acme' });
});

test.each([undefined, null, 0, 42, 'text', true, Symbol('s'), () => 'f', []])(
  '%p holds no field',
  (source) => {
    expect(siteConfigFields(source)).toEqual({});
  },
);

test('a getter that throws is a field that is missing', () => {
  const source = {
    get comName(): string {
      throw new Error('no');
    },
    address: '2 Road',
  };

  expect(siteConfigFields(source)).toEqual({ address: '2 Road' });
});

test('a Proxy that throws at every touch holds no field', () => {
  const refuse = () => {
    throw new Error('no');
  };

  expect(siteConfigFields(new Proxy({}, { get: refuse, has: refuse, ownKeys: refuse }))).toEqual(
    {},
  );
});

test.each([
  ['HTML in a name', { comName: '<img src=x onerror=alert(1)>' }],
  ['a script in an email', { email: 'javascript:alert(1)' }],
  ['a megabyte of text', { address: 'x'.repeat(2 ** 20) }],
  ['bidirectional controls', { copyright: '\u202eemca' }],
])('%s does not count', (_, source) => {
  expect(siteConfigFields(source)).toEqual({});
});

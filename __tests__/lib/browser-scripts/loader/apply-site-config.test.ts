import { applySiteConfig } from '@/lib/browser-scripts/loader/apply-site-config';

const DOCUMENT = `
  <bdi data-company="name">Built Finance</bdi>
  <bdi data-company="address">1 Road</bdi>
  <a data-company="email" href="mailto:built@finance.example">built@finance.example</a>`;

beforeEach(() => {
  document.title = 'Built Finance';
  document.body.innerHTML = DOCUMENT;
});

afterEach(() => Reflect.deleteProperty(window, 'siteConfig'));

test('writes valid texts into the document and its title', () => {
  Object.assign(window, { siteConfig: { comName: 'Renamed', address: '2 <b>Road</b>' } });

  applySiteConfig();

  expect(document.title).toBe('Renamed');
  expect(document.body.innerHTML).toBe(DOCUMENT.replace('Built Finance', 'Renamed'));
});

test('changes the email and where its link leads', () => {
  Object.assign(window, { siteConfig: { email: 'care@renamed.example' } });

  applySiteConfig();

  expect(document.querySelector('a')?.textContent).toBe('care@renamed.example');
  expect(document.querySelector('a')?.getAttribute('href')).toBe('mailto:care@renamed.example');
  expect(document.title).toBe('Built Finance');
});

test('leaves a document alone that shows the texts already', () => {
  Object.assign(window, { siteConfig: { comName: 'Built Finance' } });
  const text = document.querySelector('bdi')?.firstChild;

  applySiteConfig();

  expect(document.querySelector('bdi')?.firstChild).toBe(text);
});

test.each([undefined, null, 7, 'Renamed', { comName: ' ' }])(
  'leaves a document alone whose window.siteConfig is %p',
  (siteConfig) => {
    Object.assign(window, { siteConfig });

    applySiteConfig();

    expect(document.title).toBe('Built Finance');
    expect(document.body.innerHTML).toBe(DOCUMENT);
  },
);

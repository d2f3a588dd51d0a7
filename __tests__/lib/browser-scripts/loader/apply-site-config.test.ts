import { applySiteConfig } from '@/lib/browser-scripts/loader/apply-site-config';

afterEach(() => Reflect.deleteProperty(window, 'siteConfig'));

test('leaves a document alone that shows the texts already', () => {
  document.body.innerHTML = '<bdi data-company="name">Built Finance</bdi>';
  Object.assign(window, { siteConfig: { comName: 'Built Finance' } });
  const text = document.querySelector('bdi')?.firstChild;

  applySiteConfig();

  expect(document.querySelector('bdi')?.firstChild).toBe(text);
});

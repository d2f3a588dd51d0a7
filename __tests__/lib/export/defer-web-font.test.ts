import { deferWebFont } from '@/lib/export/steps/defer-web-font';
import { htmlOf, pageOf, nextPage } from './export-fixtures';

it('removes the attribute that enables the web font', () => {
  const page = pageOf(nextPage());
  deferWebFont(page);

  expect(htmlOf(page)).toContain('<html lang="en-IN"><head>');
});

it('refuses a page without the attribute', () => {
  expect(() => deferWebFont(pageOf('<!DOCTYPE html><html><body></body></html>'))).toThrow(
    'out/index.html: expected an html element with data-display-font',
  );
});

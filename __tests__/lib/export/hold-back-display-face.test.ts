import { textOf } from '@/lib/export/exported-site';
import { holdBackDisplayFace } from '@/lib/export/steps/hold-back-display-face';
import { exported, pageOfNext } from './exported';

it('takes the mark of the display face from every page, and nothing else', () => {
  const site = exported(pageOfNext());
  void holdBackDisplayFace(site);

  for (const file of ['/index.html', '/404.html', '/repay.html']) {
    expect(textOf(site, file)).toContain('<html lang="en-IN"><head>');
  }
});

it('refuses a page without the display face', () => {
  const site = exported(
    '<!DOCTYPE html><html><head><style>main{}</style></head><body></body></html>',
  );
  expect(() => holdBackDisplayFace(site)).toThrow(
    'out/index.html: expected an html with data-display-face',
  );
});

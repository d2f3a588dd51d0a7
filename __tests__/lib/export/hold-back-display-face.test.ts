import { textOf } from '@/lib/export/exported-site';
import { holdBackDisplayFace } from '@/lib/export/steps/hold-back-display-face';
import { exported, pageOfNext } from './exported';

it('holds the display face back on every page, and no other style', () => {
  const site = exported(pageOfNext());
  void holdBackDisplayFace(site);

  for (const file of ['/index.html', '/404.html', '/repay.html']) {
    expect(textOf(site, file)).toContain('<style data-display-face="" media="not all">@font-face{}</style>');
    expect(textOf(site, file).match(/not all/g)).toHaveLength(1);
  }
});

it('refuses a page without the display face', () => {
  const site = exported('<!DOCTYPE html><html><head><style>main{}</style></head><body></body></html>');
  expect(() => holdBackDisplayFace(site)).toThrow('out/index.html: expected a style with data-display-face');
});

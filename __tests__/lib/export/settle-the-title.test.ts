import { textOf } from '@/lib/export/exported-site';
import { settleTheTitle } from '@/lib/export/steps/settle-the-title';
import { exported } from './exported';

const page = (head: string) =>
  `<!DOCTYPE html><html><head><meta charset="utf-8">${head}</head><body></body></html>`;

function settled(head: string): string {
  const site = exported(page(head));
  void settleTheTitle(site);
  return textOf(site, '/index.html');
}

describe('the title', () => {
  it('stands at one place, wherever React wrote it', () => {
    const early = settled('<title>Name</title><meta name="a"><meta name="b">');
    expect(settled('<meta name="a"><title>Name</title><meta name="b">')).toBe(early);
    expect(settled('<meta name="a"><meta name="b"><title>Name</title>')).toBe(early);
  });

  it('stands right after the charset, even where nothing else is in the head', () => {
    expect(settled('<title>Name</title>')).toContain(
      '<head><meta charset="utf-8"><title>Name</title></head>',
    );
  });

  it('is not that of a drawing', () => {
    expect(settled('<title>Name</title></head><body><svg><title>Coin</title></svg>')).toContain(
      '<svg><title>Coin</title></svg>',
    );
  });

  it.each([
    ['no title', ''],
    ['two', '<title>One</title><title>Two</title>'],
  ])('is refused when there is %s', (_, head) => {
    expect(() => settled(head)).toThrow(
      'out/index.html: expected one title and a charset in the head',
    );
  });
});

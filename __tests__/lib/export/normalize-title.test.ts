import { moveTitle } from '@/lib/export/steps/move-title';
import { htmlOf, pageOf } from './export-fixtures';

function normalized(head: string): string {
  const page = pageOf(
    `<!DOCTYPE html><html><head><meta charset="utf-8">${head}</head><body></body></html>`,
  );
  moveTitle(page);
  return htmlOf(page);
}

describe('normalizing the title', () => {
  it('moves it to the same place, wherever React wrote it', () => {
    const early = normalized('<title>Name</title><meta name="a"><meta name="b">');
    expect(normalized('<meta name="a"><title>Name</title><meta name="b">')).toBe(early);
    expect(normalized('<meta name="a"><meta name="b"><title>Name</title>')).toBe(early);
  });

  it('puts it right behind the charset, also if nothing else is in the head', () => {
    expect(normalized('<title>Name</title>')).toContain(
      '<head><meta charset="utf-8"><title>Name</title></head>',
    );
  });

  it('leaves the title of an SVG image', () => {
    expect(normalized('<title>Name</title></head><body><svg><title>Coin</title></svg>')).toContain(
      '<svg><title>Coin</title></svg>',
    );
  });

  it.each([
    ['no title', ''],
    ['two titles', '<title>One</title><title>Two</title>'],
  ])('refuses a page with %s', (_, head) => {
    expect(() => normalized(head)).toThrow(
      'out/index.html: expected one title and a charset in the head',
    );
  });
});

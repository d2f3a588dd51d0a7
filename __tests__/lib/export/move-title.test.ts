import { moveTitle } from '@/lib/export/steps/move-title';
import { htmlOf, nextPage, pageOf } from './export-fixtures';

const TITLE = '<title>Example Finance</title>';

/** Moves the title of a page that Next wrote and that was then changed. */
function movedIn(change: (html: string) => string): string {
  const page = pageOf(change(nextPage()));
  moveTitle(page);
  return htmlOf(page);
}

const withTitleBefore = (place: string) => (html: string) =>
  html.replace(TITLE, '').replace(place, `${TITLE}${place}`);

describe('moving the title', () => {
  it('puts it right behind the charset', () => {
    expect(movedIn((html) => html)).toContain(`<head><meta charset="utf-8">${TITLE}<meta`);
  });

  it.each(['<meta name="viewport"', '<style', '</head>'])(
    'gives the same page if React wrote it before %s',
    (place) => {
      expect(movedIn(withTitleBefore(place))).toBe(movedIn((html) => html));
    },
  );

  it('leaves the title of an SVG image', () => {
    const picture = '<svg><title>Coin</title></svg>';
    expect(movedIn((html) => html.replace('</main>', `${picture}</main>`))).toContain(picture);
  });

  it.each([
    ['no title', ''],
    ['two titles', TITLE + TITLE],
  ])('refuses a page with %s', (_, titles) => {
    expect(() => movedIn((html) => html.replace(TITLE, titles))).toThrow(
      'out/index.html: expected one title and a charset in the head',
    );
  });
});

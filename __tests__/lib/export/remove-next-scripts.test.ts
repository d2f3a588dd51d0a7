import { removeNextScripts } from '@/lib/export/steps/remove-next-scripts';
import { htmlOf, nextPage, pageOf } from './export-fixtures';

const FONT = '<link rel="preload" as="font" href="/fonts/a.woff2">';
const DATA = '<script type="application/ld+json">{"name":"Example Finance"}</script>';

/** A page that Next wrote, without its scripts. */
function withoutScripts(more = ''): string {
  const page = pageOf(nextPage({ body: more }));
  removeNextScripts(page);
  return htmlOf(page);
}

describe('a page without the scripts of Next', () => {
  it('has no script, no data of Next and no hint to load a script', () => {
    expect(nextPage()).toMatch(/<script src=.*__next_f/s);
    const hints =
      '<link rel="modulepreload" href="/a.js"><link rel="preload" as="script" href="/b">';
    expect(withoutScripts(hints).replace(DATA, '')).not.toMatch(
      /<script|as="script"|modulepreload|__next_f|TURBOPACK/,
    );
  });

  it('lacks the empty element for metadata, and has the other hidden elements', () => {
    const hidden = ['<div hidden=""><!--$--><p>Text</p></div>', '<output hidden=""></output>'];
    expect(nextPage()).toContain('<div hidden="">');
    expect(withoutScripts(hidden.join('')).match(/<(\w+) hidden="".*?<\/\1>/g)).toEqual(hidden);
  });

  it('has its styles, without the names by which the scripts would know them', () => {
    expect(nextPage()).toContain('data-precedence');
    expect(withoutScripts()).toMatch(/<style>[^]*<\/style>/);
    expect(withoutScripts()).not.toMatch(/data-(?:precedence|href)/);
  });

  it('has its structured data and its other hints', () => {
    expect(withoutScripts(FONT)).toContain(FONT);
    expect(withoutScripts()).toContain(DATA);
  });
});

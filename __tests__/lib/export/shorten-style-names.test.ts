import { shortenStyleNames } from '@/lib/export/steps/shorten-style-names';
import { htmlOf, nextPage, pageOf } from './export-fixtures';

const page = (css: string, body = '') =>
  pageOf(
    `<!DOCTYPE html><html><head><style data-href="x">${css}</style></head><body>${body}</body></html>`,
  );

function shortened(css: string, body = '') {
  const parsed = page(css, body);
  const rename = shortenStyleNames([parsed]);
  return { html: htmlOf(parsed), rename };
}

describe('short names of styles', () => {
  it('replace the classes of CSS modules in the style sheet, the page and the scripts', () => {
    const { html, rename } = shortened(
      '._2beNIa_banner{top:.5px}.-ycNeW_offer:hover,._2beNIa_banner{}',
      '<p class="swiper-slide _2beNIa_banner">_2beNIa_banner</p><p class="-ycNeW_offer"></p>',
    );
    expect(html).toContain('<style data-href="x">.a{top:.5px}.b:hover,.a{}</style>');
    expect(html).toContain('<p class="swiper-slide a">_2beNIa_banner</p><p class="b"></p>');
    expect(rename('{"banner":"_2beNIa_banner","x":"_2beNIa_bannerX"}')).toBe(
      '{"banner":"a","x":"_2beNIa_bannerX"}',
    );
  });

  it('are given to classes as the installed Next names them', () => {
    const page = pageOf(nextPage());
    shortenStyleNames([page]);
    expect(htmlOf(page)).toMatch(/\.a\{color:red\}.*<main class="a">/s);
  });

  it('replace the animations of CSS modules', () => {
    expect(shortened('@keyframes zQ-uhW_ring{}.x{animation:zQ-uhW_ring 1s}').html).toContain(
      '@keyframes a{}.x{animation:a 1s}',
    );
  });

  it('replace custom properties where they are declared and used', () => {
    const { html } = shortened(':root{--space-1:1px;--text:red}p{margin:var(--space-1)}');
    expect(html).toContain(':root{--a:1px;--b:red}p{margin:var(--a)}');
  });

  it('leave custom properties of others', () => {
    expect(shortened('p{margin:var(--swiper-space,0)}').html).toContain('var(--swiper-space,0)');
  });

  it('are not the names of other classes', () => {
    expect(shortened('.TiRdJG_about{}', '<p class="a" title="b"></p>').html).toContain('.b{}');
  });

  it('never look like the advertisements that content blockers hide', () => {
    const css = Array.from({ length: 60 }, (_, index) => `.TiRdJG_x${index}{}`).join('');
    const names = shortened(css).html.match(/(?<=\.)\w+(?=\{)/g) ?? [];
    expect(new Set(names).size).toBe(60);
    expect(names.filter((name) => !/^[a-z]\d*$/.test(name))).toEqual([]);
  });

  it('are the same on all pages, and begin with the most frequent one', () => {
    const [home, other] = [
      page('.TiRdJG_x{}.TiRdJG_y{}.TiRdJG_y b{}.TiRdJG_y i{}'),
      page('.TiRdJG_x{}', '<p class="TiRdJG_x"></p>'),
    ];
    shortenStyleNames([home, other]);
    expect(htmlOf(home)).toContain('.b{}.a{}.a b{}.a i{}');
    expect(htmlOf(other)).toContain('<style data-href="x">.b{}</style>');
    expect(htmlOf(other)).toContain('<p class="b">');
  });

  it('stop the build if a script names a custom property', () => {
    const { rename } = shortened(':root{--text:red}');
    expect(rename('a--text')).toBe('a--text');
    expect(() => rename('style.setProperty("--text", 1)')).toThrow(
      'out/: expected no script that names --text',
    );
  });
});

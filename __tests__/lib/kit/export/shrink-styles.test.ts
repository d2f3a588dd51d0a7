import { shrinkStyles } from '@/lib/kit/export/steps/shrink-styles';
import { filesOf, htmlOf, pageOf } from '../../setup/export-fixtures';

interface Given {
  readonly css: string;
  readonly body?: string;
  readonly loader?: string;
}

const pageWith = ({ css, body = '<main>Text</main>', loader = '' }: Given) =>
  pageOf(
    `<html><head><style>${css}</style><script data-banner="./banner.js sha256-a">${loader}</script></head><body>${body}</body></html>`,
  );

/** The style sheet of a page after the step. */
function kept(given: Given, scripts = {}): string {
  const page = pageWith(given);
  shrinkStyles([page], filesOf(scripts));
  return page.$('style').text();
}

/** Rules by their selectors. Each has a declaration of its own. */
const rules = (...selectors: string[]) =>
  selectors.map((selector, index) => `${selector}{order:${index}}`).join('');

test('a page keeps the rules that its elements may match in some state, and no others', () => {
  const used = [
    ...['*', ':root', 'html', 'MAIN', '#here', '.card', '.card:hover>p::before', 'a[href="#here"]'],
    ...[':focus-visible', '.card:not(.none)', ':is(.none,.card) p', '.card:has(>p)', 'a[href]'],
    ...['p:nth-child(2n)', '[open]', '.card[href^="x"]'],
  ];
  const unused = [
    ...['.none', '#none', 'table', 'a[href="#none"]', '[data-none]', '.card .none', 'p>.none'],
    ...[':is(.none,table) p', '.card:has(.none)', ':where(.none)'],
  ];
  const body =
    '<main><div class="other card" id="here"><p><a href="#here">Text</a></p></div></main>';

  expect(kept({ body, css: rules(...used) })).toBe(rules(...used));
  expect(kept({ body, css: rules(...unused) })).toBe('');
  expect(kept({ body, css: '.none,p,.card .none{top:0}' })).toBe('p{top:0}');
});

test('what the scripts of the page may add counts, and what other scripts add does not', () => {
  const css = rules('.toast[data-error]', 'dialog', '[data-is-on]', ':root[data-font]', 'a', 'b');
  const scripts = {
    // A name in one letter is a variable, unless it is a whole text.
    '/banner.js': 'var a=1;render("dialog",{className:"x toast","data-error":b})',
    '/other.js': 'render("b")',
  };
  const loader = "root.dataset.isOn='';root.setAttribute('data-font','')";

  expect(kept({ css, loader }, scripts)).toBe(
    '.toast[data-error]{order:0}dialog{order:1}[data-is-on]{order:2}:root[data-font]{order:3}',
  );
});

test.each([
  ['a property that nothing reads', ':root{--a:1;--b:var(--c);--c:2}', ''],
  ['not one that is read', 'p{--0:var(--1);--1:1;top:var(--0)}', undefined],
  ['not one that a script writes or reads', ':root{--by-script:1}', undefined],
  ['not one that a style in the document reads', ':root{--inline:1}', undefined],
  ['an animation', '@keyframes x{0%{top:0}}p{animation:y 1s}', 'p{animation:y 1s}'],
  ['not an animation that is named', '@keyframes x{0%{top:0}}p{animation:x 1s}', undefined],
  ['a font', '@font-face{font-family:"No One";src:url(a)}p{top:0}', 'p{top:0}'],
  [
    'not a font that a property names',
    '@font-face{font-family:Used;src:url(a)}p{--0:Used;font-family:var(--0)}',
    undefined,
  ],
  [
    'a space that a value does not need',
    'p{font:1rem / 1.5 "A, B";inset:calc(2 * 1px + 3px) max(1px, 2px);src:url(a, b)}',
    'p{font:1rem/1.5 "A, B";inset:calc(2*1px + 3px) max(1px,2px);src:url(a, b)}',
  ],
  [
    'the calculation of a negative length, where one is allowed',
    'p{margin:0 calc(-1 * 2px);padding:calc(-1 * 2px)}',
    'p{margin:0 -2px;padding:calc(-1*2px)}',
  ],
  ['what is in a media query', '@media print{@supports (top:0){.none{top:0}}}', ''],
])('without it goes %s', (_, css, expected = css) => {
  const body = '<main><p style="top:var(--inline)">Text</p></main>';
  expect(kept({ css, body, loader: 'set("--by-script")' })).toBe(expected);
});

test('custom properties get short names, unless a script, the document or an at-rule names them', () => {
  const css =
    ':root{--wide:1;--by-script:2;--inline:3;--asked:4}@container style(--asked:4){:root{--wide:5}p{top:var(--wide)}}' +
    'p{--tall:var( --wide,var(--by-script));left:var(--tall);background:url(a--wide.png)}';
  const body = '<main><p style="top:var(--inline)">Text</p></main>';
  expect(kept({ css, body, loader: 'set("--by-script","--1")' })).toBe(
    ':root{--0:1;--by-script:2;--inline:3;--asked:4}@container style(--asked:4){:root{--0:5}p{top:var(--0)}}' +
      'p{--2:var( --0,var(--by-script));left:var(--2);background:url(a--wide.png)}',
  );
});

test.each([
  ['a short one', ':root{--a:1px}p{inset:var(--a) var(--a)}', 'p{inset:1px 1px}'],
  ['not a long one', ':root{--0:1px solid}p{top:var(--0)}', undefined],
  ['not one that an element changes', ':root{--0:1}b{--0:2}p{top:var(--0)}', undefined],
  ['nor one that it changes before', 'b{--0:2}:root{--0:1}p{top:var(--0)}', undefined],
  [
    'not one that a screen changes',
    ':root{--0:1}@media print{:root{--0:2}}p{top:var(--0)}',
    undefined,
  ],
  ['not one of an element', 'b{--0:1}p{top:var(--0)}', undefined],
  ['not one that reads another', ':root{--0:var(--1)}b{--1:2}p{top:var(--0)}', undefined],
  ['not with a fallback', ':root{--0:1}p{top:var(--0,2)}', undefined],
])(
  'the value of a custom property that never changes takes its place: %s',
  (_, css, expected = css) => {
    expect(kept({ css, body: '<p><b>Text</b></p>' })).toBe(expected);
  },
);

test('an empty page keeps only its background', () => {
  const css =
    ':root{--0:#fff;--text:#000}html{background:var(--0);color:var(--text)}main{flex-grow:1}' +
    '@media (prefers-color-scheme:dark){:root{--0:#000}}';
  expect(kept({ css, body: '<main></main><!--$-->' })).toBe(
    ':root{--0:#fff}html{background:var(--0)}' +
      '@media (prefers-color-scheme:dark){:root{--0:#000}}',
  );
});

test('pages with the same style keep the same, because the policy of the response headers lists each', () => {
  const css = rules('h1', 'h2', 'h3');
  const pages = ['h1', 'h2'].map((tag) => pageWith({ css, body: `<${tag}>Text</${tag}>` }));
  shrinkStyles(pages, new Map());
  for (const page of pages) expect(htmlOf(page)).toContain(`<style>${rules('h1', 'h2')}</style>`);
});

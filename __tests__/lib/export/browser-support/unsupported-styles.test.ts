import { unsupportedInStyles } from '@/lib/export/browser-support/unsupported-styles';

test.each([
  'a{color:red;inset:0;gap:calc(1rem + 1vw)}a:focus-visible{outline:0}',
  '@media (prefers-color-scheme:dark){a{font-size:clamp(1rem,2vw,3rem)}}',
  '@supports (width:1cqi){a{width:50cqi;height:calc(2cqb * var(--b))}}',
  '@supports selector(:has(a)){a:has(b){color:red}}',
  ':root:is(:has(#a:target),[data-b]) c{color:red}',
  'a{height:100vh;height:100dvh}',
  'a{text-wrap-style:balance;container-type:inline-size}',
  'a{-webkit-text-size-adjust:100%}',
])('the oldest supported browsers read %s', (css) => {
  expect(unsupportedInStyles(css)).toEqual([]);
});

test.each([
  ['a{height:100dvb}', 'dvb, which is unknown to chrome 92, edge 92, firefox 100'],
  ['a{text-wrap:balance}', 'text-wrap, which'],
  ['a{scale:2}', 'scale, which is unknown to chrome 92, edge 92'],
  ['a{color:color-mix(in srgb,red,blue)}', 'color-mix(), which'],
  ['a:has(b){color:red}', ':has, which is unknown to chrome 92, edge 92, firefox 100'],
  ['a{&:hover{color:red}}', 'nesting, which'],
  ['@media (scripting:none){a{color:red}}', 'scripting, which'],
  ['@container (width>1px){a{color:red}}', '@container, which'],
  // A condition that an old browser meets guards nothing.
  ['@supports (display:grid){a{width:1cqi}}', 'cqi, which'],
  // With var() the browser discards the fallback before it knows that the declaration is invalid.
  ['a{width:1vw;width:calc(1cqi * var(--b))}', 'cqi, which'],
])('the oldest supported browsers do not all read %s', (css, problem) => {
  expect(unsupportedInStyles(css)).toContainEqual(expect.stringContaining(problem));
});

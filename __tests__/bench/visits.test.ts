import { codeFigures, runtimeParts, visitFigures } from './visits';

const SOURCES: Record<string, string> = {
  '/_next/static/a.js': 'throw Error("Minified React error #")',
  '/_next/static/b.js': 'e.add("swiper-initialized")',
  '/_next/static/c.js': 'form()',
  '/_next/static/d.js': 'banner()',
};
const partsOf = (paths: readonly string[]) =>
  runtimeParts(
    paths.map((path, index) => ({ path, bytes: 100 * (index + 1) })),
    (path) => SOURCES[path] ?? '',
  );

test('a visit costs what the server has sent since it began', () => {
  const before = { bytes: 1000, responses: [{ path: '/', bytes: 900 }] };
  const after = { bytes: 61_000, responses: [...before.responses, { path: '/sw.js', bytes: 600 }] };
  expect(visitFigures('reading', before, after)).toEqual({
    readingBytes: 60_000,
    readingRequests: 1,
  });
});

test('the parts of the runtime are told apart by what their scripts contain, the largest first', () => {
  expect(partsOf(Object.keys(SOURCES))).toEqual([
    { part: 'the site and its helpers', scripts: 2, bytes: 700 },
    { part: 'swiper', scripts: 1, bytes: 200 },
    { part: 'React and the islands', scripts: 1, bytes: 100 },
  ]);
});

test('the runtime is neither a page, a setting nor the worker, and a script counts once', () => {
  const script = '/_next/static/a.js';
  expect(partsOf(['/', script, '/sw.js', '/site-config.js?1', script])).toEqual([
    { part: 'React and the islands', scripts: 1, bytes: 500 },
  ]);
});

test('the code of a page is counted with Swiper and without', () => {
  expect(codeFigures(partsOf(Object.keys(SOURCES)))).toEqual({
    codeBytes: 800,
    codeWithSwiperBytes: 1000,
  });
  expect(codeFigures([])).toEqual({});
});

import { runtimeParts, visitFigures } from './visits';

test('a visit costs what the server has sent since it began', () => {
  const before = { bytes: 1000, responses: [{ path: '/', bytes: 900 }] };
  const after = { bytes: 61_000, responses: [...before.responses, { path: '/sw.js', bytes: 500 }] };
  expect(visitFigures('reading', before, after)).toEqual({
    readingBytes: 60_000,
    readingRequests: 1,
  });
});

describe('the parts of the runtime', () => {
  const sources: Record<string, string> = {
    '/_next/static/chunks/a.js': 'throw Error("Minified React error #")',
    '/_next/static/chunks/b.js': 'e.add("swiper-initialized")',
    '/_next/static/chunks/c.js': 'form()',
    '/_next/static/chunks/d.js': 'banner()',
  };
  const partsOf = (paths: readonly string[]) =>
    runtimeParts(
      paths.map((path, index) => ({ path, bytes: 100 * (index + 1) })),
      (path) => sources[path] ?? '',
    );

  it('are told apart by what their chunks contain, the largest first', () => {
    expect(partsOf(Object.keys(sources))).toEqual([
      { part: 'the site and its helpers', chunks: 2, bytes: 700 },
      { part: 'slider (Swiper)', chunks: 1, bytes: 200 },
      { part: 'React DOM', chunks: 1, bytes: 100 },
    ]);
  });

  it('leave out what is not a chunk, and count a chunk once that the worker loads again', () => {
    const chunk = '/_next/static/chunks/a.js';
    expect(partsOf(['/', chunk, '/sw.js', chunk])).toEqual([
      { part: 'React DOM', chunks: 1, bytes: 400 },
    ]);
  });
});

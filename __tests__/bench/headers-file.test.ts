import { headersFor, parseHeadersFile } from './headers-file';

const FILE = `# What hosts send.
/*
  X-Content-Type-Options: nosniff
  Cache-Control: no-cache

/_next/static/*
  Cache-Control: immutable

/
  Content-Security-Policy: default-src 'none'; script-src 'sha256-a:b='

/blog/:year/*
  X-Year: yes
`;

const headers = (path: string) => headersFor(parseHeadersFile(FILE), path);

test('a rule holds for its own path alone', () => {
  expect(headers('/')).toHaveProperty(['content-security-policy'], "default-src 'none'; script-src 'sha256-a:b='");
  expect(headers('/aboutUs')).not.toHaveProperty(['content-security-policy']);
});

test('a star stands for anything', () => {
  expect(headers('/any/path.js')).toEqual({ 'x-content-type-options': 'nosniff', 'cache-control': 'no-cache' });
});

test('what two rules say of one header is joined', () => {
  expect(headers('/_next/static/a.js')['cache-control']).toBe('no-cache, immutable');
});

test('a placeholder stands for one segment', () => {
  expect(headers('/blog/2026/post')).toHaveProperty(['x-year'], 'yes');
  expect(headers('/blog/2026')).not.toHaveProperty(['x-year']);
});

test('a dot in a path is a dot', () => {
  expect(headersFor(parseHeadersFile('/sw.js\n  A: b'), '/swxjs')).toEqual({});
});

test('an indented line without a colon is a mistake', () => {
  expect(() => parseHeadersFile('/\n  nosniff')).toThrow('"  nosniff" is not a header');
});

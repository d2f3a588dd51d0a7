import { brotliCompressSync } from 'node:zlib';
import { scriptWeight } from './script-weight';

const CODE: Record<string, string> = {
  '/_next/static/chunks/main.js': 'export const framework = 1;',
  '/_next/static/chunks/page-1~a.js': 'export const page = "some more of it";',
  '/_next/static/chunks/slider.js': 'export const slider = "swiper-wrapper";',
};

const read = (address: string) => {
  const bytes = Buffer.from(CODE[address] ?? 'not asked for');
  return { bytes, brotli: brotliCompressSync(bytes) };
};
const weighed = (address: string) => read(address).brotli.length;
const [main = 0, page = 0, slider = 0] = Object.keys(CODE).map(weighed);

test('the code of a page is weighed with the slider and without', () => {
  const html = `<script data-runtime="/_next/static/boot/data.js ${Object.keys(CODE).join(' ')}">start()</script>`;
  expect(scriptWeight(html, read)).toEqual({
    codeBytes: main + page,
    codeWithSliderBytes: main + page + slider,
  });
});

test('a script that is named twice is weighed once', () => {
  const html =
    '<script src="/_next/static/chunks/main.js" async=""></script><script data-also="/_next/static/chunks/main.js"></script>';
  expect(scriptWeight(html, read)).toEqual({ codeBytes: main, codeWithSliderBytes: main });
});

test('what only a browser without modules would load does not count', () => {
  const html =
    '<script src="/_next/static/chunks/main.js"></script><script src="/_next/static/chunks/slider.js" noModule=""></script>';
  expect(scriptWeight(html, read)).toEqual({ codeBytes: main, codeWithSliderBytes: main });
});

test('a page without a runtime has no code to weigh', () => {
  expect(scriptWeight('<script>1</script><p>/_next/static/chunks/main.js</p>', read)).toEqual({});
});

import { assertSupported } from '@/lib/export/browser-support/assert-supported';
import { ExportShapeError } from '@/lib/export/export-shape-error';

const exported = (file: string, text: string) => new Map([[file, Buffer.from(text)]]);
const page = (html: string) => exported('/index.html', `<!DOCTYPE html><html>${html}</html>`);

test('an export that the floor understands passes', () => {
  expect(() =>
    assertSupported(page('<style>a{color:red}</style><script>a?.b</script>')),
  ).not.toThrow();
});

test.each([
  ['a script', exported('/a.js', 'class A { static {} }'), 'a class static block'],
  ['an inline script', page('<script>class A { static {} }</script>'), 'a class static block'],
  ['a style sheet', page('<style>a{height:1dvb}</style>'), 'dvb, which is unknown to chrome 92'],
  ['a picture', page('<img sizes="(min-width: 1rem) min(2rem, 3vw), 4rem">'), 'min() in sizes='],
])('%s that needs a newer browser stops the build', (_, files, problem) => {
  expect(() => assertSupported(files)).toThrow(ExportShapeError);
  expect(() => assertSupported(files)).toThrow(problem);
});

test('structured data is not a script', () => {
  expect(() =>
    assertSupported(page('<script type="application/ld+json">{"a":1}</script>')),
  ).not.toThrow();
});

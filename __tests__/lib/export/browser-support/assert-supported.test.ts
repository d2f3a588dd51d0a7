import { assertSupported } from '@/lib/export/browser-support/assert-supported';
import { ExportShapeError } from '@/lib/export/export-shape-error';
import type { Files } from '@/lib/export/files';
import { parseElements } from '@/lib/export/html/document';

const assertFiles = (files: Files) => assertSupported(files, parseElements(files));
const exported = (file: string, text: string) => new Map([[file, Buffer.from(text)]]);
const page = (html: string) => exported('/index.html', `<!DOCTYPE html><html>${html}</html>`);

test('an export that the oldest supported browsers understand passes', async () => {
  const html = '<style>a{color:red}</style><script>a?.b</script><img sizes="3vw">';
  await expect(assertFiles(page(html))).resolves.toBeUndefined();
});

test.each([
  ['a script', exported('/a.js', 'class A { static {} }'), '/a.js: expected only what'],
  ['an inline script', page('<script>class A { static {} }</script>'), 'the syntax of "static {'],
  ['a style sheet', page('<style>a{height:1dvb}</style>'), 'dvb, which is unknown to chrome 92'],
  ['a picture', page('<img sizes="(min-width: 1rem) min(2rem, 3vw), 4rem">'), 'min() in sizes='],
])('%s that needs a newer browser stops the build', async (_, files, problem) => {
  await expect(assertFiles(files)).rejects.toThrow(ExportShapeError);
  await expect(assertFiles(files)).rejects.toThrow(problem);
});

test('structured data is not a script', async () => {
  const data = page('<script type="application/ld+json">{"a":1}</script>');
  await expect(assertFiles(data)).resolves.toBeUndefined();
});

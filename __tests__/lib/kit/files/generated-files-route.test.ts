import { generatedFilesRoute } from '@/lib/kit/files/generated-files-route';

const font = { name: 'a.0123.woff2', bytes: new Uint8Array([1]) };
const generate = jest.fn(() => Promise.resolve([font]));
const { generateStaticParams, GET } = generatedFilesRoute(generate, false);
const get = (file: string) =>
  GET(new Request('https://a.example'), { params: Promise.resolve({ file }) });

test('a build lists the generated files, and next dev generates none for a list', async () => {
  expect(await generateStaticParams()).toEqual([{ file: font.name }]);
  expect(await generatedFilesRoute(generate, true).generateStaticParams()).toEqual([]);
  expect(generate).toHaveBeenCalledTimes(1);
});

test('a file has its type, and an old name is answered with 404', async () => {
  const response = await get(font.name);
  expect(response.headers.get('content-type')).toBe('font/woff2');
  expect(new Uint8Array(await response.arrayBuffer())).toEqual(font.bytes);
  expect((await get('a.4567.woff2')).status).toBe(404);
});

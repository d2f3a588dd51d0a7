import { traffic, type WireRequest } from './traffic';

const LOADED_AT = 1000;

const request = (url: string, type: string, startedAt: number): WireRequest => ({
  url,
  type,
  startedAt,
  bytes: 10,
});

const DOCUMENT = request('https://localhost/', 'Document', 0);
const PICTURE = request('https://localhost/a.avif', 'Image', 100);

test('requests and bytes are counted in all and by kind', () => {
  expect(
    traffic([DOCUMENT, PICTURE, request('https://localhost/data', 'Fetch', 200)], LOADED_AT),
  ).toMatchObject({
    totalRequests: 3,
    totalBytes: 30,
    documentRequests: 1,
    imageBytes: 10,
    scriptRequests: 0,
    otherRequests: 1,
  });
});

test('what is inside the document does not cross the wire', () => {
  expect(
    traffic([DOCUMENT, request('data:image/png;base64,AA', 'Image', 1)], LOADED_AT),
  ).toMatchObject({ totalRequests: 1 });
});

test('a runtime that starts with the page is part of its first load', () => {
  const runtime = request('https://localhost/_next/static/chunks/a.js', 'Script', 50);
  expect(traffic([DOCUMENT, runtime, PICTURE], LOADED_AT)).toMatchObject({ firstLoadRequests: 3 });
});

test('a runtime that waits for the load is not, nor is what follows it', () => {
  const settings = request('https://localhost/site-config.js', 'Script', 1200);
  const runtime = request('https://localhost/_next/static/chunks/a.js', 'Script', 3500);
  const slide = request('https://localhost/b.avif', 'Image', 4000);
  expect(traffic([DOCUMENT, PICTURE, settings, runtime, slide], LOADED_AT)).toMatchObject({
    firstLoadRequests: 3,
    firstLoadBytes: 30,
    totalRequests: 5,
  });
});

import { hostRules } from '@/lib/export/hosts/host-rules';
import { BUILT_PAGES } from '@/lib/site/pages';

test('hosts know the pages, the hashed files and the types of the files without an extension', () => {
  const files = {
    '/index.html': '<!DOCTYPE html>',
    '/_next/static/runtime.0123abcd.js': '',
    '/art/india/phone-384.0123abcd.avif': '',
    '/.well-known/assetlinks': '\n [{}]',
    '/.well-known/object': '{}',
    '/a.folder/key': 'a{}',
    '/_headers': '',
  };
  const rules = hostRules(
    new Map(Object.entries(files).map(([path, text]) => [path, Buffer.from(text)])),
    BUILT_PAGES,
    '',
  );

  expect(rules.pages).toEqual(expect.arrayContaining(['repay']));
  // All but the home page and the 404 page.
  expect(rules.pages).toHaveLength(BUILT_PAGES.length - 2);
  expect(rules.hashedFiles).toEqual([
    '/_next/static/runtime.0123abcd.js',
    '/art/india/phone-384.0123abcd.avif',
  ]);
  expect(rules.types).toEqual({
    '/.well-known/assetlinks': 'application/json',
    '/.well-known/object': 'application/json',
    '/a.folder/key': 'text/plain; charset=utf-8',
  });
});

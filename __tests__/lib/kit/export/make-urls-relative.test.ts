import { makeUrlsRelative } from '@/lib/kit/export/steps/make-urls-relative';
import { NOT_FOUND_PAGE } from '@/lib/kit/urls/paths';
import { BUILT_PAGES } from '@/lib/site/pages';
import { filesOf, htmlOf, pageOf } from '../../setup/export-fixtures';

const FILES = filesOf({
  '/pictures/a.avif': '',
  '/pictures/b.avif': '',
  '/c.woff2': '',
  '/ü,(1).pdf': '',
});

/** The HTML of a page after the step. */
function moved(html: string, location = {}): string {
  const page = { ...pageOf(html), ...location };
  makeUrlsRelative(page, BUILT_PAGES, FILES, '/loans/');
  return htmlOf(page);
}

test.each([
  ['<img src="/pictures/a.avif">', '<img src="./pictures/a.avif">'],
  [
    '<source srcset="/pictures/a.avif 1w, /pictures/b.avif 2w">',
    '<source srcset="./pictures/a.avif 1w, ./pictures/b.avif 2w">',
  ],
  ['<style>a{src:url(/c.woff2)}</style>', '<style>a{src:url(./c.woff2)}</style>'],
  ['<a href="/">', '<a href="./">'],
  ['<a href="/%C3%BC,(1).pdf#2">', '<a href="./%C3%BC,(1).pdf#2">'],
  ['<a href="/repay?a=/pictures/a.avif#/">', '<a href="./repay?a=/pictures/a.avif#/">'],
  [
    '<p data-island-props=\'["/pictures/a.avif"]\'>',
    '<p data-island-props="[&quot;./pictures/a.avif&quot;]">',
  ],
  [
    '<p data-island-props=\'["/privacyPolicy"]\'>',
    '<p data-island-props="[&quot;./privacyPolicy&quot;]">',
  ],
])('the URL in %s is relative to the page', (html, expected) => {
  expect(moved(html)).toContain(expected);
});

test.each([
  '<a href="/other/page">',
  '<a href="https://company.example/pictures/a.avif">',
  '<p title="/pictures/a.avif">',
  '<p data-island-props="[&quot;and / or&quot;]">',
  '<style>a{font:1rem / 2 serif}</style>',
])('what is no URL of the site stays as it is: %s', (html) => {
  expect(moved(html)).toContain(html);
});

test('the URLs of the 404 page begin with the folder of the site', () => {
  const page = moved('<a href="/"><img src="/pictures/a.avif"></a>', NOT_FOUND_PAGE);
  expect(page).toContain('<a href="/loans/"><img src="/loans/pictures/a.avif"></a>');
});

import { shortenStyleNames } from '@/lib/export/steps/shorten-style-names';
import { htmlOf, pageOf } from '../setup/export-fixtures';

test('properties in styles, and parts of blocks in styles, classes and scripts, have short names; all else stays', () => {
  const text = '<b title="offer__amount --gap">offer__amount --gap</b>';
  const page = pageOf(
    '<style>a{--gap:1px;--size:calc(2px*var(--z,1))}.offer__amount,.offer{gap:var(--gap)}</style>' +
      `<b class="offer offer__amount web-font"></b>${text}`,
  );
  const shorten = shortenStyleNames([page]);
  expect(htmlOf(page)).toContain(
    '<style>a{--b:1px;--c:calc(2px*var(--z,1))}.b,.offer{gap:var(--b)}</style></head>' +
      `<body><b class="offer b web-font"></b>${text}`,
  );
  expect(shorten('"offer offer__amount offer__other";--gap;"https://a--gap.example"')).toBe(
    '"offer b offer__other";--gap;"https://a--gap.example"',
  );
});

test('each name is the same in all pages and differs from the others, and none is "ad"', () => {
  const classes = Array.from({ length: 700 }, (_, index) => `.a__${index}`);
  const pages = [classes, classes.toReversed()].map((names) => pageOf(`<style>${names.join()}{}`));
  shortenStyleNames(pages);
  const [first = [], second = []] = pages.map((page) => htmlOf(page).match(/\.\w+/g) ?? []);
  expect(new Set(first).size).toBe(700);
  expect(second.toReversed()).toEqual(first);
  expect(first).not.toContain('.ad');
});

import { parse } from 'parse5';
import { attributeOf, elementsOf, textInside, type Element } from '@/lib/export/html/html-tree';
import { reportPage, type Report } from './report-page';
import type { ReportedTest } from './test-results';

function reported(given: Partial<ReportedTest> = {}): ReportedTest {
  return {
    file: 'form.test.ts',
    title: 'it holds',
    outcome: 'passed',
    milliseconds: 1200,
    message: '',
    screenshots: [],
    ...given,
  };
}

function page(given: Partial<Report> = {}): Element[] {
  const report = {
    tests: [reported()],
    pictures: [],
    browserPictures: [],
    screenshots: {},
    startedAt: new Date(0),
    milliseconds: 312_000,
    ...given,
  };
  return elementsOf(parse(reportPage(report, 'p{color:red}')));
}

function textOf(elements: Element[], tag: string): string[] {
  return elements
    .filter(({ tagName }) => tagName === tag)
    .map((element) => [element, ...elementsOf(element)].map(textInside).join(''));
}

test('the report begins with the number of tests by outcome', () => {
  const elements = page({
    tests: [reported(), reported({ outcome: 'failed' }), reported({ outcome: 'skipped' })],
  });

  expect(textOf(elements, 'h1')).toEqual(['1 failed, 1 passed, 1 skipped']);
  expect(textOf(elements, 'title')).toEqual(['1 failed, 1 passed, 1 skipped']);
});

test('the report shows a failed test first, with its message and a screenshot', () => {
  const failed = reported({
    title: 'it breaks',
    outcome: 'failed',
    message: 'Expected: 1000',
    screenshots: ['reports/failures/it.png'],
  });
  const elements = page({
    tests: [reported(), failed],
    screenshots: { 'reports/failures/it.png': 'data:image/webp;base64,AA' },
  });

  expect(textOf(elements, 'h2')).toEqual(['Failed tests', 'Other browsers', 'All tests']);
  expect(textOf(elements, 'h3')).toEqual(['it breaks']);
  expect(textOf(elements, 'pre')).toEqual(['Expected: 1000']);
  expect(
    elements.filter(({ tagName }) => tagName === 'img').map((image) => attributeOf(image, 'src')),
  ).toEqual(['data:image/webp;base64,AA']);
});

test('the report lists every test by file, with its outcome or its duration', () => {
  const elements = page({
    tests: [
      reported(),
      reported({ file: 'banner.test.ts', title: 'it waits', outcome: 'skipped' }),
      reported({ title: 'it breaks', outcome: 'failed' }),
    ],
  });

  expect(textOf(elements, 'code')).toEqual(
    expect.arrayContaining(['banner.test.ts', 'form.test.ts']),
  );
  expect(textOf(elements, 'li')).toEqual([
    'it waits skipped',
    'it holds 1.2 s',
    'it breaks failed',
  ]);
});

test('the report shows a state with India to the left of Indonesia', () => {
  const picture = {
    state: 'Home',
    device: 'Phone',
    scheme: 'light',
    source: 'data:,',
    width: 360,
    height: 740,
  } as const;
  const elements = page({
    pictures: [
      { ...picture, variant: 'India' },
      { ...picture, variant: 'Indonesia' },
    ],
  });

  const images = elements.filter(({ tagName }) => tagName === 'img');
  expect(images.map((image) => attributeOf(image, 'alt'))).toEqual([
    'Home in India, phone, light',
    'Home in Indonesia, phone, light',
  ]);
});

test('the report shows other browsers side by side, and names those that were not tested', () => {
  const picture = { region: 'india', width: 360, state: 'Home', takenAt: new Date(0) };
  const elements = page({
    browserPictures: [
      { ...picture, browser: 'Chromium 92', source: 'data:,old' },
      { ...picture, browser: 'Firefox', source: 'data:,fox' },
    ],
  });

  const images = elements.filter(({ tagName }) => tagName === 'img');
  expect(images.map((image) => attributeOf(image, 'alt'))).toEqual([
    'Home, India, phone, in Chromium 92',
    'Home, India, phone, in Firefox',
  ]);
  expect(textOf(elements, 'p').join('\n')).toContain(
    'Not tested: Chromium 106, Chromium 111, Chromium 119, WebKitGTK.',
  );
});

test('the report needs no other file', () => {
  const elements = page();

  expect(elements.filter(({ tagName }) => ['link', 'script'].includes(tagName))).toEqual([]);
  expect(textOf(elements, 'style')).toEqual(['p{color:red}']);
});

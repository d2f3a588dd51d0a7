import { parse } from 'parse5';
import { attributeOf, elementsOf, textInside, type Element } from '@/lib/export/html/document';
import { reportPage, type Report } from './report-page';
import type { ReportedTest, TestFile } from './test-results';

function reported(given: Partial<ReportedTest> = {}): ReportedTest {
  return {
    title: 'It holds',
    outcome: 'passed',
    milliseconds: 1200,
    message: '',
    screenshots: [],
    ...given,
  };
}

function file(...tests: ReportedTest[]): TestFile {
  return {
    project: 'browser',
    title: 'Keyboard',
    file: '__tests__/browser/keyboard.test.ts',
    groups: [{ title: 'The form', tests }],
  };
}

function page(given: Partial<Report> = {}): Element[] {
  const report = {
    files: [file(reported())],
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

test.each([
  ['all tests passed', [reported(), reported()], 'All 2 tests passed'],
  ['one test failed', [reported(), reported({ outcome: 'failed' })], '1 of 2 tests failed'],
  [
    'one test was skipped',
    [reported(), reported({ outcome: 'skipped' })],
    '1 test passed, 1 skipped',
  ],
  ['there are no tests', [], 'No test was run'],
])('the report begins with a summary if %s', (_, tests, summary) => {
  const elements = page({ files: [file(...tests)] });

  expect(textOf(elements, 'h1')).toEqual([summary]);
  expect(textOf(elements, 'title')).toEqual([summary]);
});

test('the report shows a failed test first, with its message and a screenshot', () => {
  const failed = reported({
    title: 'It breaks',
    outcome: 'failed',
    message: 'Expected: 1000',
    screenshots: ['reports/failures/it.png'],
  });
  const elements = page({
    files: [file(reported(), failed)],
    screenshots: { 'reports/failures/it.png': 'data:image/webp;base64,AA' },
  });

  expect(textOf(elements, 'h2')).toEqual(['Failed tests', 'Other browsers', 'All tests']);
  expect(textOf(elements, 'h3')[0]).toBe('It breaks');
  expect(textOf(elements, 'pre')).toEqual(['Expected: 1000']);
  expect(
    elements.filter(({ tagName }) => tagName === 'img').map((image) => attributeOf(image, 'src')),
  ).toEqual(['data:image/webp;base64,AA']);
  expect(elements.filter((element) => attributeOf(element, 'open') !== undefined)).toHaveLength(1);
});

test('the report lists every test with its result and duration', () => {
  const elements = page({
    files: [
      file(reported(), reported({ title: 'It waits', outcome: 'skipped', milliseconds: 20 })),
    ],
  });

  expect(textOf(elements, 'li')).toEqual(['It holds1.2 s', 'It waitsunder 0.1 s']);
  const marks = elements
    .filter(({ tagName }) => tagName === 'svg')
    .map((mark) => attributeOf(mark, 'aria-label'));
  expect(marks).toEqual(['passed', 'passed', 'skipped']);
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
      { ...picture, edition: 'India' },
      { ...picture, edition: 'Indonesia' },
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

import { parse } from 'parse5';
import { attributeOf, elementsOf, textInside, type Element } from '@/lib/export/html/html-tree';
import { reportPage, type FileResult, type Report } from './report-page';

/** The result of a file with tests of the given outcomes. */
function file(given: Partial<FileResult> = {}, ...outcomes: string[]): FileResult {
  return {
    testFilePath: 'form.test.ts',
    failureMessage: '',
    testResults: outcomes.map((status, index) => ({ fullName: `test ${index + 1}`, status })),
    screenshots: [],
    ...given,
  };
}

function page(given: Partial<Report>): Element[] {
  const report = { files: [], pictures: [], startedAt: new Date(0), ...given };
  return elementsOf(parse(reportPage(report, 'p{color:red}')));
}

function textOf(elements: Element[], tag: string): string[] {
  return elements
    .filter(({ tagName }) => tagName === tag)
    .map((element) => [element, ...elementsOf(element)].map(textInside).join(''));
}

function attributesOf(elements: Element[], name: string): (string | undefined)[] {
  return elements
    .filter(({ tagName }) => tagName === 'img')
    .map((image) => attributeOf(image, name));
}

test('the report begins with the number of tests by outcome', () => {
  const elements = page({ files: [file({}, 'passed', 'failed', 'pending', 'todo')] });

  expect(textOf(elements, 'h1')).toEqual(['1 failed, 1 passed, 2 skipped']);
  expect(textOf(elements, 'title')).toEqual(['1 failed, 1 passed, 2 skipped']);
});

test('a file that could not run is a failed test', () => {
  const elements = page({ files: [file({ failureMessage: 'SyntaxError: no' })] });

  expect(textOf(elements, 'h1')).toEqual(['1 failed, 0 passed, 0 skipped']);
  expect(textOf(elements, 'pre')).toEqual(['SyntaxError: no']);
});

test('the report shows the failures first, with their messages and screenshots', () => {
  const failed = {
    testFilePath: 'toast.test.ts',
    failureMessage: 'Expected: 1000',
    screenshots: [{ path: 'reports/failures/a-toast.png', source: 'data:,' }],
  };
  const elements = page({ files: [file({}, 'passed'), file(failed, 'failed')] });

  expect(textOf(elements, 'h2')).toEqual(['Failed tests', 'All tests']);
  expect(textOf(elements, 'h3')).toEqual(['toast.test.ts']);
  expect(textOf(elements, 'pre')).toEqual(['Expected: 1000']);
  expect(textOf(elements, 'figcaption')).toEqual(['reports/failures/a-toast.png']);
  expect(attributesOf(elements, 'src')).toEqual(['data:,']);
});

test('the report lists every test by file, with its outcome if it did not pass', () => {
  const elements = page({
    files: [file({}, 'passed', 'failed'), file({ testFilePath: 'banner.test.ts' }, 'pending')],
  });

  expect(textOf(elements, 'summary')).toEqual(['form.test.ts', 'banner.test.ts']);
  expect(textOf(elements, 'li')).toEqual(['test 1', 'test 2, failed', 'test 1, pending']);
});

test('the report shows a state with India to the left of Indonesia', () => {
  const picture = { state: 'Home', device: 'Phone', scheme: 'light', source: 'data:,' } as const;
  const elements = page({
    pictures: [
      { ...picture, variant: 'India' },
      { ...picture, variant: 'Indonesia' },
    ],
  });

  expect(attributesOf(elements, 'alt')).toEqual([
    'Home in India, phone, light',
    'Home in Indonesia, phone, light',
  ]);
});

test('the report needs no other file', () => {
  const elements = page({});

  expect(elements.filter(({ tagName }) => ['link', 'script'].includes(tagName))).toEqual([]);
  expect(textOf(elements, 'style')).toEqual(['p{color:red}']);
});

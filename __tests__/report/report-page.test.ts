import { parse } from 'parse5';
import { attributeOf, elementsOf, textInside } from '@/lib/export/html/html-tree';
import { reportPage } from './report-page';

test('the report shows the failures first, with their messages and screenshots', () => {
  const passed = {
    testFilePath: 'form.test.ts',
    failureMessage: '',
    testResults: [{ fullName: 'answers', status: 'passed' }],
    screenshots: [],
  };
  const failed = {
    testFilePath: 'toast.test.ts',
    failureMessage: 'Expected: 1000',
    testResults: [{ fullName: 'lasts a second', status: 'failed' }],
    screenshots: [{ path: 'reports/failures/a-toast.png', source: 'data:,' }],
  };
  const report = { files: [passed, failed], pictures: [], startedAt: new Date(0) };

  const elements = elementsOf(parse(reportPage(report, '')));
  const textsOf = (tag: string) =>
    elements
      .filter(({ tagName }) => tagName === tag)
      .map((element) => [element, ...elementsOf(element)].map(textInside).join(''));

  expect(textsOf('h1')).toEqual(['1 failed, 1 passed, 0 skipped']);
  expect(textsOf('h2')).toEqual(['Failed tests', 'All tests']);
  expect(textsOf('h3')).toEqual(['toast.test.ts']);
  expect(textsOf('pre')).toEqual(['Expected: 1000']);
  expect(textsOf('figcaption')).toEqual(['reports/failures/a-toast.png']);
  expect(elements.flatMap((element) => attributeOf(element, 'src') ?? [])).toEqual(['data:,']);
});

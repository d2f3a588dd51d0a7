import { parse } from 'parse5';
import { attributeOf, elementsOf, textInside, type Element } from '@/lib/export/html/document';
import type { Chapter, SitePromise } from './promises';
import { reportPage, type Report } from './report-page';

function promise(given: Partial<SitePromise> = {}): SitePromise {
  return {
    words: 'It holds',
    outcome: 'kept',
    milliseconds: 1200,
    message: '',
    screenshots: [],
    ...given,
  };
}

function chapter(...promises: SitePromise[]): Chapter {
  return {
    project: 'browser',
    title: 'By keyboard',
    file: '__tests__/browser/keyboard.test.ts',
    topics: [{ title: 'The form', promises }],
  };
}

function page(given: Partial<Report> = {}): Element[] {
  const report = {
    chapters: [chapter(promise())],
    pictures: [],
    screenshots: {},
    triedAt: new Date(0),
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
  ['all are kept', [promise(), promise()], 'All 2 promises are kept'],
  ['one is broken', [promise(), promise({ outcome: 'broken' })], '1 of 2 promises is broken'],
  ['one was skipped', [promise(), promise({ outcome: 'untried' })], '1 promise kept, 1 not tried'],
  ['there are none', [], 'No promise was tried'],
])('its first words are the verdict, when %s', (_, promises, verdict) => {
  const elements = page({ chapters: [chapter(...promises)] });

  expect(textOf(elements, 'h1')).toEqual([verdict]);
  expect(textOf(elements, 'title')).toEqual([verdict]);
});

test('a broken promise is told before everything else, with what was seen and a picture of the page', () => {
  const broken = promise({
    words: 'It breaks',
    outcome: 'broken',
    message: 'Expected: 1000',
    screenshots: ['reports/failures/it.png'],
  });
  const elements = page({
    chapters: [chapter(promise(), broken)],
    screenshots: { 'reports/failures/it.png': 'data:image/webp;base64,AA' },
  });

  expect(textOf(elements, 'h2')).toEqual(['What is broken', 'What is promised']);
  expect(textOf(elements, 'h3')[0]).toBe('It breaks');
  expect(textOf(elements, 'pre')).toEqual(['Expected: 1000']);
  expect(
    elements.filter(({ tagName }) => tagName === 'img').map((image) => attributeOf(image, 'src')),
  ).toEqual(['data:image/webp;base64,AA']);
  expect(elements.filter((element) => attributeOf(element, 'open') !== undefined)).toHaveLength(1);
});

test('every promise stands in its list with its result and its time', () => {
  const elements = page({
    chapters: [
      chapter(promise(), promise({ words: 'It waits', outcome: 'untried', milliseconds: 20 })),
    ],
  });

  expect(textOf(elements, 'li')).toEqual(['It holds1.2 s', 'It waitsunder 0.1 s']);
  const marks = elements
    .filter(({ tagName }) => tagName === 'svg')
    .map((mark) => attributeOf(mark, 'aria-label'));
  expect(marks).toEqual(['kept', 'kept', 'not tried']);
});

test('a state is shown with India on the left of Indonesia', () => {
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

test('what a test or a failure says stays text, whatever it holds', () => {
  const words = '</style><script>alert(1)</script> & "quotes"';
  const elements = page({
    chapters: [chapter(promise({ words, outcome: 'broken', message: words }))],
  });

  expect(elements.filter(({ tagName }) => tagName === 'script')).toEqual([]);
  expect(textOf(elements, 'pre')).toEqual([words]);
});

test('it needs no other file', () => {
  const elements = page();

  expect(elements.filter(({ tagName }) => ['link', 'script'].includes(tagName))).toEqual([]);
  expect(textOf(elements, 'style')).toEqual(['p{color:red}']);
});

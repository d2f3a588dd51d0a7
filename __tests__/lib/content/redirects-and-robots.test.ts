import {
  redirectProblems,
  readRedirects,
  readRobotsLines,
} from '@/lib/content/redirects-and-robots';
import { temporaryFolder } from '../../temporary-folder';

const FILES = ['/', '/fees', '/repay', '/price-list.pdf', '/google0123.html'];
const linkProblem = (href: string) =>
  FILES.includes(href.replace(/[?#].*/, '')) ? undefined : 'which is no page';

const SITE = { siteUrl: 'https://a.example', linkProblem };

/** The problems of a list for a site with `FILES`, each as its line and its words. */
function problemsOf(...lines: readonly string[]): readonly string[] {
  const project = temporaryFolder({ 'content/india/redirects.txt': lines.join('\n') });
  const { redirects, file, problems } = readRedirects('india', project);
  return [...problems, ...redirectProblems(redirects, file, FILES, SITE)].map(
    ({ place, reason }) => `${place} ${reason}`,
  );
}

test('a list of addresses that are free, and of targets that exist, has no problem', () => {
  expect(
    problemsOf(
      '\ufeff# Old addresses',
      '/personal-loan.html /repay?utm_source=old#top',
      '/prices /price-list.pdf',
      '/diwali /#contact',
      '/old 410',
      // What another site answers is not known. Its path may be an address here.
      '/app https://app.example/old',
      '/mirror https://a.example.org/mirror',
    ),
  ).toEqual([]);
});

test.each([
  ['an address that is a page', '/fees /repay', 'has /fees, which is /fees of this site'],
  ['a page with its suffix', '/fees.html /repay', 'has /fees.html, which is /fees of this site'],
  ['a page in other capitals', '/Fees/ /repay', 'has /Fees, which is /fees of this site'],
  ['a file', '/price-list.pdf /repay', 'has /price-list.pdf, which is /price-list.pdf of'],
  [
    'the name of a file for verification',
    '/google0123 /',
    'has /google0123, which is /google0123.html of',
  ],
  ['a file of every build', '/sw.js /repay', 'has /sw.js, which is /sw.js of this site'],
  [
    'a file with a hash',
    '/pictures/a.avif /repay',
    'has /pictures/a.avif, which is /pictures/ of this site',
  ],
  [
    'a target that does not exist, as URL',
    '/old https://a.example/nothing',
    'leads to https://a.example/nothing, which is no page',
  ],
  ['a target that does not exist', '/old /nothing', 'leads to /nothing, which is no page'],
  ['a target in other capitals', '/old /Repay', 'leads to /Repay, which is no page; write /repay'],
])('%s is a problem', (_, line, problem) => {
  expect(problemsOf('# Line 1', line)).toEqual([
    expect.stringContaining(`content/india/redirects.txt:2 ${problem}`),
  ]);
});

test.each([
  ['a chain', ['/a /b', '/b /fees'], ['1 leads to /b, which line 2 redirects again']],
  ['a chain with a query', ['/a /B?x=1', '/b 410'], ['1 leads to /B?x=1, which line 2 redirects']],
  ['a loop', ['/a /b', '/b /a'], ['1 leads to /b, which line 2', '2 leads to /a, which line 1']],
  [
    'a loop through a URL',
    ['/a https://a.example/a'],
    ['1 leads to https://a.example/a, which line 1'],
  ],
  ['an address that leads to itself', ['/a /a'], ['1 leads to /a, which line 1 redirects again']],
])('%s is a problem', (_, lines, problems) => {
  expect(problemsOf(...lines)).toEqual(
    problems.map((problem) => expect.stringContaining(`redirects.txt:${problem}`)),
  );
});

test('own lines of robots.txt are rules and comments, and others are problems', () => {
  const text = '# Ours\r\nUser-agent: GPTBot\r\nDisallow: /\r\n\r\nno rule\r\n';
  const project = temporaryFolder({ 'content/india/robots.txt': text });
  const { lines, problems } = readRobotsLines('india', project);
  expect(lines.slice(0, 3)).toEqual(['# Ours', 'User-agent: GPTBot', 'Disallow: /']);
  expect(problems).toEqual([
    {
      place: 'content/india/robots.txt:5',
      reason: 'is neither "Name: value" nor a comment (# …)',
    },
  ]);
  expect(readRobotsLines('indonesia', project).problems).toEqual([]);
});

import { symlinkSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { readContent } from '@/lib/content/read-content';
import type { Language } from '@/lib/region/languages';
import { contentWarnings, readContentFiles } from '@/lib/site/content-files';
import { pagesOf } from '@/lib/site/pages';
import { temporaryFolder } from '../../temporary-folder';
import { VARIANTS_WITH_COPY } from '../../variants-with-copy';

// Jest cannot load HarfBuzz. __tests__/lib/fonts has the characters of the real fonts.
jest.mock('@/lib/fonts/build-site-fonts', () => ({
  openSourcesOf: async () => ({ have: (character: string) => !/[😀☃]/u.test(character) }),
}));

const PAGE = 'content/india/a.en.md';

const { figures } = VARIANTS_WITH_COPY[0]!;
const india = (language: Language = 'en') => ({ region: 'india', language, figures }) as const;
const read = (files: Record<string, string | Buffer>, language: Language = 'en') =>
  readContent(india(language), temporaryFolder(files));

const PNG = sharp({ create: { width: 30, height: 20, channels: 3, background: '#fff' } }).png();

test('a page has the words of its file, and what its front matter states', async () => {
  const { pages } = await read({
    'content/india/fees.en.md':
      '---\ntitle: Fees\nupdated: 2026-11-27\nfooter: no\n---\n\n# What a loan costs\n\nAsk [us](/#contact)[^1], \\[a\\](b).\n\n## Late\n\n[Late](#late), [own](/repay), ![A sign](/a%20b.png)\n\n- | a |\n  |---|\n  | 1 |\n\n[^1]: x',
    'public/a b.png': await PNG.toBuffer(),
    'public/repay.html': 'x',
  });

  expect(pages).toMatchObject([
    {
      path: '/fees',
      title: 'Fees',
      heading: 'What a loan costs',
      description: 'Ask us, [a](b).',
      updated: '2026-11-27',
      footer: 'no',
      headings: [{ depth: 2, text: 'Late', id: 'late' }],
    },
  ]);
  expect(pages[0]?.html).toContain('<h2 id="late">Late</h2>');
  // Nothing moves when the picture has loaded, and the first one is not lazy.
  expect(pages[0]?.html).toMatch(/alt="A sign" width="30" height="20" decoding="async">/);
  expect(pages[0]?.html).toContain('role="region" tabindex="0" aria-label="Late"><table>');
});

test('columns of numbers after the first are aligned to the right', async () => {
  const rows = '| Days | Loan | Cost |\n|---|---|:-:|\n| 120 | ₹1,000 | 9% |\n| | Rp 2.000 | |\n';
  const { pages } = await read({ [PAGE]: `# A\n\n${rows}` });

  const html = pages[0]?.html;
  expect(html).toContain(
    '<th>Days</th>\n<th align="right">Loan</th>\n<th align="center">Cost</th>',
  );
  expect(html).toContain('<td>120</td>\n<td align="right">₹1,000</td>');
  expect(html).toContain('<td align="right">Rp 2.000</td>');
});

test('three columns with longer texts, which a phone shows in blocks, have labels in their cells and keep their roles', async () => {
  const rows = '| Data | Why | How long |\n|---|---|---|\n| Phone | To call you back | A year |\n';
  const { pages } = await read({ [PAGE]: `# A\n\n${rows}` });

  const html = pages[0]?.html;
  expect(html).toContain('<table role="table">');
  expect(html).toContain('<th role="columnheader">Why</th>');
  expect(html).toContain('<td role="cell">Phone</td>');
  expect(html).toContain('<td role="cell" data-label="Why">To call you back</td>');
});

test('the way back from a footnote is a drawing with a label, because many fonts have no arrow', async () => {
  const { pages } = await read({ [PAGE]: '# A\n\nText[^1]\n\n[^1]: Note\n' });

  expect(pages[0]?.html).toMatch(/aria-label="Back to [^"]+"[^>]*><svg/);
  expect(pages[0]?.html).not.toContain('↩');
});

test('a page and a picture may be symbolic links, also in a linked folder', async () => {
  const shared = temporaryFolder({
    'a.en.md': '# A\n\n![A sign](/signs/a.png)\n',
    'signs/a.png': await PNG.toBuffer(),
  });
  const project = temporaryFolder({ 'content/india/.keep': '', 'public/.keep': '' });
  symlinkSync(join(shared, 'a.en.md'), join(project, PAGE));
  symlinkSync(join(shared, 'signs'), join(project, 'public/signs'));

  expect((await readContent(india(), project)).pages).toMatchObject([{ path: '/a' }]);
});

test('About us and the questions are no pages, and their headings are no fragments', async () => {
  const content = await read({
    'content/india/about.en.md': 'We lend.\n\n## Since 2020\n\nIn [Exampleville](#questions).\n',
    'content/india/questions.en.md': '## How fast?\n\nWithin 2 hours.\n\n## How?\n\n- An app\n',
  });

  expect(content.pages).toEqual([]);
  expect(content.about?.html).toContain('<h2>Since 2020</h2>');
  expect(content.questions?.questions).toEqual([
    { question: 'How fast?', answer: expect.stringContaining('<p>Within 2 hours.</p>') },
    { question: 'How?', answer: expect.stringContaining('<li>An app</li>') },
  ]);
});

test('a heading never has the fragment of a section of the home page', async () => {
  const { pages } = await read({ [PAGE]: '# A\n\n## Contact\n\nText\n' });
  expect(pages[0]?.headings[0]?.id).toBe('contact-1');
});

test('a page without its language is in English, one without both is left out, and the build says so', async () => {
  const project = temporaryFolder({
    [PAGE]: '# A\n\nText\n',
    'content/india/b.en.md': '# B\n\nText\n',
    'content/india/b.hi.md': '# बी\n\nपाठ\n',
    'content/india/c.hi.md': '# सी\n\nपाठ\n',
  });
  const files = readContentFiles(project);
  const languagesOf = async (language: Language) =>
    (await readContent(india(language), project)).pages.map(({ path, lang = '' }) => path + lang);

  expect((await languagesOf('hi')).sort()).toEqual(['/aen', '/b', '/c']);
  expect((await languagesOf('en')).sort()).toEqual(['/a', '/b']);
  expect(contentWarnings(files, india('hi'))).toEqual([
    'content/india/a.en.md is shown in English. Translate it into हिन्दी: a.hi.md, in the same folder.',
  ]);
  expect(contentWarnings(files, india('en'))).toEqual([
    'content/india/c.hi.md is only in हिन्दी, so this site leaves it out. Translate it into English: c.en.md, in the same folder.',
  ]);
});

test('an English fallback may link to a heading of a translated page, and the English site checks the link', async () => {
  const files = {
    [PAGE]: '# A\n\n[Late](/b#late)\n',
    'content/india/b.en.md': '# B\n\n## Late\n\nText\n',
    'content/india/b.hi.md': '# बी\n\n## देर\n\nपाठ\n',
  };
  expect((await read(files, 'hi')).pages.map(({ path, lang }) => [path, lang])).toEqual([
    ['/b', undefined],
    ['/a', 'en'],
  ]);
  await expect(read({ ...files, 'content/india/b.en.md': '# B\n\nText\n' }, 'en')).rejects.toThrow(
    'content/india/a.en.md:3 links to /b#late, but that page has no such heading',
  );
});

test('a page replaces the empty page of a screen, and any other name adds a page', () => {
  const project = temporaryFolder({
    'content/india/privacyPolicy.en.md': 'x',
    'content/india/fees.en.md': 'x',
    'content/india/about.en.md': 'x',
    'content/indonesia/other.en.md': 'x',
  });
  const pages = pagesOf(india(), readContentFiles(project));

  expect(pages.filter(({ source }) => source).map(({ path }) => path)).toEqual([
    '/fees',
    '/privacyPolicy',
  ]);
  expect(pages.find(({ path }) => path === '/privacyPolicy')?.kind).toBe('content');
});

test.each([
  ['content/notes.md', 'x', ' is not named'],
  ['content/mars/a.en.md', 'x', ' is in the folder of an unknown region; allowed: india'],
  ['content/india/a.id.md', 'x', ' has an unknown language; allowed for india: en, hi'],
  ['content/india/a b.en.md', 'x', ' would be at /a b; allowed: letters, digits and dashes'],
  ['content/india/index.en.md', 'x', ' would be at /index'],
  ['content/india/privacypolicy.en.md', '# A\n\nx', ' differs from privacyPolicy only in upper'],
  ['content/india/About.en.md', '# A\n\nx', ' differs from about only in upper and lower'],
  ['content/india/own.en.md', '# A\n\nx', ' has the path of public/Own.html'],
  [PAGE, '# A\n\nx <b>y</b>', ':3 has the raw HTML <b>'],
  [PAGE, '# A\n\n![x](/no.png)', ':3 shows /no.png, which is not in public/; write'],
  [PAGE, '# A\n\n\n[x](/Own)', ':4 links to /Own, which this site does not have'],
  [PAGE, '# A\n\n[x](/repay)', ':3 links to /repay, which is an empty page'],
  [PAGE, '# A\n\n[x](#no)\n\n## B', ':3 links to #no, but that page has no'],
  [PAGE, '# A\n\n[x](no.md)', ':3 links to no.md, which is not a valid link'],
  [PAGE, '# A\n\n[x](javascript:x)', ':3 links to javascript:x, which is no'],
  [PAGE, '# A\n\n### B\n\nx', ':3 skips a level of headings: use ## for "B"'],
  [PAGE, '# A\n\nx\n\n# B', ':5 "# B" is not at the beginning'],
  [PAGE, 'x', ':1 has no title'],
  [PAGE, '# A\n\n## B\n\n-\n\n---', ':1 has no text'],
  [PAGE, '# A\n\n## ??\n\nx', ':3 has a heading without a text'],
  [PAGE, '# A\n\n##B\n\nx', ':3 has ##B, which is no heading'],
  [PAGE, '# A\n\nx\n• y\n• z', ':5 has • z, which is no list'],
  [PAGE, '# A\n\nx ** y** z', ':3 has ** y**, which is not bold; write'],
  [PAGE, '# A\n\n5~7 ~~days', ':3 has ~~days, which strikes nothing out'],
  [
    PAGE,
    '# A\n\n[x](https://x.exa\u200bmple)',
    ':3 links to https://x.exa<U+200B>mple, which has a',
  ],
  [
    PAGE,
    '# A\n\n[x](#late%E2%80%8B)\n\n## Late',
    ':3 links to #late<U+200B>, which has a character',
  ],
  [
    PAGE,
    '# A\n\n[x](https://www.https://x.example)',
    ':3 links to https://www.https://x.example, which names',
  ],
  [PAGE, '# A\n\nhttp://company', ':3 links to http://company, which names no site'],
  [
    PAGE,
    '# A\n\n[x](#Late-fee)\n\n## Late fee',
    ':3 links to #Late-fee, but that heading is at #late-fee',
  ],
  [
    PAGE,
    '# A\n\n[x](#क्\u200dष)\n\n## क्\u200dष',
    ':3 links to #क्\u200dष, but that heading is at #क्ष, which differs in U+200D',
  ],
  [PAGE, '# A\n\n[x] (/b) [1] (see b)', ':3 has [x] (/b), which is no link; write no'],
  [
    PAGE,
    '# A\n\n![x](/scan.tiff)',
    ':3 shows /scan.tiff, which is not a picture that the build reads',
  ],
  [PAGE, '# A\n\n[x](#)', ':3 links to #, which is not a valid link'],
  [PAGE, '# A\n\n![x](/b c.png)', ':3 has ![x](/b c.png), which is no link or'],
  [PAGE, '# A\n\nx\n\n[^1]: y', ':5 has [^1]: a second time, or without [^1]'],
  [PAGE, '# A\n\nx[^1]\n\n[^1]: y\n[^1]: z', ':6 has [^1]: a second time'],
  [PAGE, '# A\n\nx\ny 😀☃😀', ':4 has "😀" (U+1F600), "☃" (U+2603), which no'],
  [PAGE, '# A\n\n[](https://x.example)', ':3 has a link without a text'],
  [PAGE, '# A\n\n- [ ] x', ':3 has a checkbox, which nobody can tick'],
  [PAGE, '# A\n\nx\n`[^c]` [^n]', ':4 has [^n], but no line that begins with [^n]:'],
  [PAGE, '# A\n\n[t][n] [s]', ':3 has [t][n], but no line that begins with [n]'],
  [PAGE, '# A\n\n[t][] [s]', ':3 has [t][], but no line that begins with [t]:'],
  [PAGE, '# A\n\nx\n| a | b |\n|---|\n', ':4 has an incomplete table'],
  [PAGE, '# A\n\na | b\n--|--|--\n', ':4 has an incomplete table'],
  [PAGE, '# A\n\n|a|\n|-|\n|1|2|', ':5 has more cells than the first row'],
  [PAGE, '# A\n\n[x](/#questions)', ':3 links to /#questions, but that page'],
  [PAGE, '---\nfoo: 1\n---\n# A\n\nx', ':2 has the unknown key "foo"; allowed'],
  [PAGE, '---\ntoString: 1\n---\n# A\n\nx', ':2 has the unknown key "toString"'],
  [PAGE, '---\nupdated: 2026-02-30\n---\n# A\n\nx', ':2 updated is "2026-02-30"'],
  [PAGE, '---\ntitle: A: b\nfoo: c: d\n---\nx', ':3 is not "key: value"'],
  [PAGE, '---\nfooter: no\nfooter: yes\n---\n# A\n\nx', ':3 has a second footer'],
  [PAGE, '---\ntitle: ☃\n---\nx', ':2 has "☃" (U+2603), which no font of'],
  ['content/india/questions.en.md', 'x\n\n## A?\n\ny', ':1 has a text above the first question'],
  ['content/india/questions.en.md', '## A?\n\n## B?\n\ny', ':1 has no answer below "## A?"'],
  ['content/india/about.en.md', 'x[^1]\n\n[^1]: y', ':1 has footnotes, which only pages'],
  ['content/india/about.en.md', '---\ntitle: A\n---\nx', ':1 has front matter, which only pages'],
])('%s with %j stops the build', async (path, text, problem) => {
  const files = {
    [path]: text,
    'public/scan.tiff': await PNG.clone().tiff().toBuffer(),
    'public/Own.html': 'x',
    'content/india/right.en.md': '# A\n\nx',
  };
  await expect(read(files)).rejects.toThrow(`  ${path}${problem}`);
});

test.each([
  ['a file in another encoding', Buffer.from('# A\n\nCaf\xe9', 'latin1'), 'is not in UTF-8'],
  ['an empty file', '', 'has no text'],
  ['front matter without its end', '---\ntitle: A\n\n# T\n\nx', 'needs --- in the first line'],
  ['front matter below a line', '\n---\ntitle: A\n---\n# T\n\nx', 'needs --- in the first line'],
])('%s has one problem, which names the cause', async (_, text, problem) => {
  await expect(read({ [PAGE]: text })).rejects.toMatchObject({
    problems: [{ place: 'content/india/a.en.md:1', reason: expect.stringContaining(problem) }],
  });
});

test('a wrong name is one problem, and a link to that page is none', async () => {
  const files = {
    [PAGE]: '# A\n\n[b](/b), [c](/C)',
    'content/india/b.md': '# B\n\nx',
    'content/india/c.en.md': '# C\n\nx',
    'public/c.html': 'x',
  };
  await expect(read(files)).rejects.toMatchObject({
    problems: [{ place: 'content/india/b.md' }, { place: 'content/india/c.en.md' }],
  });
});

test('one message lists the problems of all files', async () => {
  const files = { [PAGE]: '<p>', 'content/india/b c.en.md': 'x' };
  await expect(read(files)).rejects.toMatchObject({ problems: { length: 2 } });
});

test('the notice of the form is no page, and a link to a PDF has its type and size in the language of the text', async () => {
  const text =
    'We answer you. [Key facts](/kfs.pdf), [a PDF](/kfs.pdf), [more](https://a.co.in/kfs.pdf)';
  const files = {
    'content/india/formNotice.en.md': text,
    'public/kfs.pdf': Buffer.alloc(1_250_000),
  };
  const { pages, formNotice } = await read(files);

  expect(pages).toEqual([]);
  expect(formNotice?.html).toContain(
    '>Key facts (PDF,&nbsp;1.3&nbsp;MB)</a>'.replaceAll('&nbsp;', '\u00a0'),
  );
  expect(formNotice?.html).toContain('>a PDF (1.3\u00a0MB)</a>');
  expect(formNotice?.html).toContain('>more</a>');
  await expect(read(files, 'hi')).resolves.toMatchObject({ formNotice: { lang: 'en' } });
});

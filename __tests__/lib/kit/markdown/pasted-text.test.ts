import sharp from 'sharp';
import { readConfiguration } from '@/lib/config/read-configuration';
import { readContent } from '@/lib/content/read-content';
import { temporaryFolder } from '../../../temporary-folder';

// Jest cannot load HarfBuzz.
jest.mock('@/lib/fonts/build-site-fonts', () => ({
  openSourcesOf: async () => ({ have: () => true }),
}));

const OFFER = readConfiguration({ NEXT_PUBLIC_REGION: '1' });

async function pageOf(text: string) {
  const project = temporaryFolder({ 'content/india/a.en.md': `# A\n\n${text}` });
  const { pages } = await readContent(OFFER, project);
  return pages[0]!;
}
const htmlOf = async (text: string) => (await pageOf(text)).html.trim();

test('one tilde means "about", and two strike out', async () => {
  const { html, description } = await pageOf('~₹5,000 in ~2 hours, 5~7 days, ~~100~~ \\~~200\n');

  expect(html).toContain('~₹5,000 in ~2 hours, 5~7 days, <del>100</del> ~~200');
  expect(description).toBe('~₹5,000 in ~2 hours, 5~7 days, 100 ~~200');
});

test.each([
  ['https://a.example/fees। और', '<a href="https://a.example/fees">https://a.example/fees</a>। और'],
  ['“https://a.example/x”', '“<a href="https://a.example/x">https://a.example/x</a>”'],
  ['(https://a.example/x)। A', '(<a href="https://a.example/x">https://a.example/x</a>)। A'],
  ['https://a.example/x_(y)।', '<a href="https://a.example/x_(y)">https://a.example/x_(y)</a>।'],
  ['https://a.example/x—or', '<a href="https://a.example/x">https://a.example/x</a>—or'],
  ['www.a.example॥', '<a href="http://www.a.example">www.a.example</a>॥'],
  [
    'https://a.example/ऋण',
    '<a href="https://a.example/%E0%A4%8B%E0%A4%A3">https://a.example/ऋण</a>',
  ],
])('the bare URL in %s ends before the punctuation of the sentence', async (text, html) => {
  expect(await htmlOf(`${text}\n\n**b** [c](/#contact)`)).toContain(`<p>${html}</p>`);
});

test('pasted spaces let a paragraph wrap, and number and unit stay together', async () => {
  const pasted =
    '##\u00a0Late\u00a0payment\u00a0fee\n\n-\u00a0You\u2003pay\u00a0Rp\u00a01.000 a&nbsp;b';
  const { html, headings } = await pageOf(pasted);

  expect(headings).toEqual([{ depth: 2, text: 'Late payment fee', id: 'late-payment-fee' }]);
  expect(html).toMatch(/<li>You pay Rp\u00a01.000 a\u00a0b<\/li>/);
});

test('a line break of Word is one, and "more than" is no quotation', async () => {
  expect(await htmlOf('One\vtwo\u2028three\f>₹5,000\n\n> a')).toBe(
    '<p>One<br>\ntwo<br>\nthree</p>\n<p>>₹5,000</p>\n<blockquote>\n<p>a</p>\n</blockquote>',
  );
});

test('the same word in other code points is the same heading and the same file', async () => {
  const project = temporaryFolder({
    'content/india/a.en.md':
      '# A\n\n[x](#\u095b), [y](#%E0%A5%9B), [z](/Bu\u0308ro.pdf)\n\n![B](/Büro.png)\n\n## \u091c\u093c\n',
    'public/Bu\u0308ro.pdf': 'x',
    'public/Bu\u0308ro.png': await sharp({
      create: { width: 3, height: 2, channels: 3, background: '#fff' },
    })
      .png()
      .toBuffer(),
  });
  const { pages } = await readContent(OFFER, project);

  expect(pages[0]?.headings[0]?.id).toBe('\u091c\u093c');
  expect(pages[0]?.html.match(/href="#[^"]*/g)).toEqual(
    Array(2).fill(`href="#${encodeURI('\u091c\u093c')}`),
  );
  expect(pages[0]?.html).toContain(`href="/${encodeURI('B\u00fcro')}.pdf"`);
});

test.each([
  ['a tab in front of a paragraph', '\tWe lend.', '<p>We lend.</p>'],
  ['lettered clauses', '(a) one\ngoes on\n(b) two', '<p>(a) one\ngoes on<br>\n(b) two</p>'],
  ['numbered clauses', '1.1 One.\r\n1.2 Two.', '<p>1.1 One.<br>\n1.2 Two.</p>'],
  ['clauses below a text', 'We may\n(क) एक\n(ख) दो', '<p>We may<br>\n(क) एक<br>\n(ख) दो</p>'],
  ['clauses with full stops', 'a. one\nb. two', '<p>a. one<br>\nb. two</p>'],
  ['a company in an address', 'A Pvt. Ltd.\ne-mail: a', '<p>A Pvt. Ltd.<br>\ne-mail: a</p>'],
  [
    'a list that begins with 2',
    'Then:\n2. two\n3. three',
    '<p>Then:<br>\n2. two<br>\n3. three</p>',
  ],
  [
    'an address, also in a quotation',
    '> **Head office**\n> Flat #12,\n> 3rd Road',
    '<blockquote>\n<p><strong>Head office</strong><br>\nFlat #12,<br>\n3rd Road</p>\n</blockquote>',
  ],
  ['sentences in lines of their own', 'We lend.\nYou repay.', '<p>We lend.\nYou repay.</p>'],
  ['a sentence that goes on', 'As in clause\n(b) we lend', '<p>As in clause\n(b) we lend</p>'],
  [
    'running text in long lines',
    `${'We lend to people '.repeat(4)}in\nIndia and`,
    `<p>${'We lend to people '.repeat(4)}in\nIndia and</p>`,
  ],
])('keeps lines apart that are no running text: %s', async (_, text, html) => {
  expect(await htmlOf(text)).toBe(html);
});

test('a description has a space in place of a line break', async () => {
  expect((await pageOf('Flat 12\nMumbai')).description).toMatch(/^Flat 12\sMumbai$/);
});

test('no heading has an id that the page has already', async () => {
  const { headings, html } = await pageOf(
    '## Main\n\n## List of headings\n\nx[^1]\n\n## Footnote label\n\n## Note fn 1\n\n[^1]: y',
  );
  const ids = [...(html.match(/(?<= id=")[^"]+/g) ?? []), 'main', 'list-of-headings'];

  expect(headings).toHaveLength(4);
  expect(new Set(ids).size).toBe(ids.length);
});

import { parse } from 'parse5';
import { previewPage, type PreviewedVariant } from '@/lib/tools/preview/preview-page';

const LINK = {
  title: 'Acme & Söhne',
  description: 'Loans within 2 hours.',
  url: 'https://acme.example/',
  icon: 'data:image/webp;base64,AA',
  picture: 'data:image/webp;base64,BB',
};

function variant(given: Partial<PreviewedVariant>): PreviewedVariant {
  return { label: 'India', link: LINK, warnings: [], ...given };
}

function preview(variants: PreviewedVariant[]): string {
  return previewPage({ variants, pictures: [] }, '');
}

/** The text of the page, with one space between two elements. */
function textOf(html: string): string {
  const read = (node: { nodeName: string; value?: string; childNodes?: unknown[] }): string =>
    node.nodeName === '#text'
      ? (node.value ?? '')
      : ((node.childNodes ?? []) as never[]).map(read).join(' ');
  return read(parse(html)).replaceAll(/\s+/g, ' ');
}

test('the company is named in the heading, once when all regions share its name', () => {
  const text = textOf(preview([variant({}), variant({ label: 'Indonesia' })]));

  expect(text).toContain('Preview of Acme & Söhne Each region');
});

test('the heading names both companies when the regions have different ones', () => {
  const link = { ...LINK, title: 'Bdi Acme' };
  const text = textOf(preview([variant({}), variant({ label: 'Indonesia', link })]));

  expect(text).toContain('Preview of Acme & Söhne and Bdi Acme Each region');
});

test('a warning that every region has is shown once, without a region', () => {
  const warnings = ['The URL is not set.'];
  const text = textOf(preview([variant({ warnings }), variant({ label: 'Indonesia', warnings })]));

  expect(text.match(/The URL is not set\./g)).toHaveLength(1);
  expect(text).not.toContain(': The URL');
});

test('a warning that not every region has names its regions', () => {
  const warnings = ['The page is large.'];
  const text = textOf(
    preview([
      variant({ warnings: [...warnings, 'The form sends nothing.'] }),
      variant({ label: 'Indonesia', warnings }),
      variant({ label: 'Nepal' }),
    ]),
  );

  expect(text).toContain('India, Indonesia: The page is large.');
  expect(text).toContain('India: The form sends nothing.');
});

test('without warnings there is no list of them', () => {
  expect(textOf(preview([variant({})]))).not.toContain('Before you publish');
});

test('the card of a region shows what its page says about itself', () => {
  const html = preview([variant({})]);

  expect(html).toContain('src="data:image/webp;base64,BB"');
  expect(textOf(html)).toContain('Acme & Söhne https://acme.example/ Loans within 2 hours.');
});

test('without an address the card has no picture and says why', () => {
  const html = preview([variant({ link: { ...LINK, url: '', picture: '' } })]);

  expect(html).not.toContain('base64,BB');
  expect(textOf(html)).toContain('The URL is not set');
});

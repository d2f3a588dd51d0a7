import { parse } from 'parse5';
import { previewPage, type PreviewedEdition } from '@/lib/tools/gallery/preview-page';

const LINK = {
  title: 'Acme & Söhne',
  description: 'Loans within 2 hours.',
  url: 'https://acme.example/',
  icon: 'data:image/webp;base64,AA',
  picture: 'data:image/webp;base64,BB',
};

function edition(given: Partial<PreviewedEdition>): PreviewedEdition {
  return { label: 'India', link: LINK, warnings: [], ...given };
}

function preview(editions: PreviewedEdition[]): string {
  return previewPage({ editions, pictures: [] }, '');
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
  const text = textOf(preview([edition({}), edition({ label: 'Indonesia' })]));

  expect(text).toContain('Preview of Acme & Söhne Each region');
});

test('a warning that every region has is shown once, without a region', () => {
  const warnings = ['The URL is not set.'];
  const text = textOf(preview([edition({ warnings }), edition({ label: 'Indonesia', warnings })]));

  expect(text.match(/The URL is not set\./g)).toHaveLength(1);
  expect(text).not.toContain('India: The address');
});

test('a warning that one region has names that region', () => {
  const text = textOf(
    preview([edition({ warnings: ['The page is large.'] }), edition({ label: 'Indonesia' })]),
  );

  expect(text).toContain('India: The page is large.');
});

test('without warnings there is no list of them', () => {
  expect(textOf(preview([edition({})]))).not.toContain('Before you publish');
});

test('the link card shows the share picture and the host', () => {
  const html = preview([edition({})]);

  expect(html).toContain('src="data:image/webp;base64,BB"');
  expect(textOf(html)).toContain('Loans within 2 hours. acme.example');
});

test('without an address the card has no picture and says why', () => {
  const html = preview([edition({ link: { ...LINK, url: '', picture: '' } })]);

  expect(html).not.toContain('base64,BB');
  expect(textOf(html)).toContain('The URL is not set');
});

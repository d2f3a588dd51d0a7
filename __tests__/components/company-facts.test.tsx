import { render, screen, within } from '@testing-library/react';
import { HomeSection } from '@/components/home/home-section';
import { readSite } from './read-site';

function renderFooter(settings: Record<string, string>) {
  render(<HomeSection {...readSite(settings)} />);
  const footer = within(screen.getByRole('contentinfo'));
  return {
    /** The title of each group that the example company does not have, and what follows it. */
    groups: () =>
      footer
        .getAllByRole('heading')
        .map((title) => [title.textContent, title.parentElement?.textContent])
        .slice(2),
    /** The label and the value of each fact that the example company does not have. */
    facts: () =>
      footer
        .getAllByRole('term')
        .map((term) => [term.textContent, term.nextElementSibling?.textContent])
        .slice(2),
    /** The same of each link. */
    links: () =>
      footer
        .getAllByRole('link')
        .map((link) => [link.textContent, link.getAttribute('href')])
        .filter(([text]) => text !== 'hello@example.com'),
  };
}

test('an address of several offices has a line for each', () => {
  render(<HomeSection {...readSite({ NEXT_PUBLIC_ADDRESS: '1 Road |2 Road' })} />);

  for (const address of screen.getAllByText('1 Road 2 Road'))
    expect(address.textContent).toBe('1 Road\n2 Road');
});

test('several lenders are named beside the offer and in the footer, each with its own link', () => {
  const { links } = renderFooter({
    NEXT_PUBLIC_LENDER: 'A Ltd | B Ltd',
    NEXT_PUBLIC_LENDER_URL: 'https://a.example | https://b.example',
  });

  expect(screen.getByText(/^Lender:/).parentElement).toHaveTextContent('Lender: A Ltd, B Ltd');
  expect(links()).toEqual([
    ['A Ltd', 'https://a.example'],
    ['B Ltd', 'https://b.example'],
  ]);
});

test('several phone and WhatsApp numbers have a link each, beside the offer and in the footer', () => {
  const { links } = renderFooter({
    NEXT_PUBLIC_PHONE: '1800-LOANS / 022 5550 0100',
    NEXT_PUBLIC_WHATSAPP: '+62 0812-3456-7890 | +91 98 5550 0100',
  });

  expect(screen.getByText(/^Phone:/).parentElement).toHaveTextContent('1800-LOANS, 022 5550 0100');
  expect(links()).toEqual([
    ['1800-LOANS', 'tel:180056267'],
    ['022 5550 0100', 'tel:02255500100'],
    ['+62 0812-3456-7890', 'https://wa.me/6281234567890'],
    ['+91 98 5550 0100', 'https://wa.me/919855500100'],
  ]);
});

const PERFORMANCE = { NEXT_PUBLIC_TKB90: '99,2%', NEXT_PUBLIC_PERFORMANCE_DATE: '2026-10-31' };

test.each([
  ['2', [['TKB90', '99,2%']], ['Figures of 31 October 2026']],
  ['1', [], []],
])(
  'the performance figures are those of Indonesia (PRODUCT rule 50): region %s',
  (region, figures, titles) => {
    const { facts, groups } = renderFooter({ ...PERFORMANCE, NEXT_PUBLIC_REGION: region });
    expect(facts()).toEqual(figures);
    expect(groups().map(([title]) => title)).toEqual(titles);
  },
);

test.each([
  [
    '1',
    'on',
    /^ComplaintsIf we have not settled your complaint within 30 days/,
    ['https://cms.rbi.org.in'],
  ],
  ['2', 'on', /OJK at 157/, ['https://kontak157.ojk.go.id', 'https://lapssjk.id']],
  ['2', 'Call 110.', /^ComplaintsCall 110\.$/, []],
])('shows the escalation contact, region %s: %s', (region, value, text, urls) => {
  const settings = { NEXT_PUBLIC_REGION: region, NEXT_PUBLIC_ESCALATION: value };
  const { groups, links } = renderFooter(settings);

  expect(groups()).toEqual([['Complaints', expect.stringMatching(text)]]);
  expect(links()).toEqual(urls.map((url) => [new URL(url).hostname, url]));
});

test.each(['', 'off'])('the escalation %p shows nothing', (NEXT_PUBLIC_ESCALATION) => {
  expect(renderFooter({ NEXT_PUBLIC_ESCALATION }).groups()).toEqual([]);
});

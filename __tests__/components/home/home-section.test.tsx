import { render, screen, within } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { HomeSection } from '@/components/home/home-section';
import { OfferActions } from '@/components/home/offer-actions';
import { readConfiguration } from '@/lib/config/read-configuration';
import { REGIONS, regions } from '@/lib/region/regions';
import { copies } from '@/lib/region/variants';

function renderHome(settings: Record<string, string>): void {
  const { copy, messages, company, offerTerms, legal, appUrl } = readConfiguration(settings);
  render(
    <HomeSection
      copy={copy}
      messages={messages}
      company={company}
      offerTerms={offerTerms}
      legal={legal}
      appUrl={appUrl}
    />,
  );
}

const valueOf = (label: string) =>
  screen.getByText(label, { selector: 'dt' }).nextElementSibling as HTMLElement;
/** A text with ordinary spaces, and none around it. */
const words = (text: string) => text.replaceAll('\u00a0', ' ').trim();
/** The column beside the banner. */
const offer = () => screen.getByRole('heading', { level: 1 }).parentElement;

test.each(REGIONS)(
  'shows the offer of %s as one heading, and its highlights as a list (PRODUCT rules 5 and 6)',
  (region) => {
    renderHome({ NEXT_PUBLIC_REGION: regions[region].flag });
    const { before, from, to, after, action, highlights } = copies[region].en.offer;

    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(
      `${before} ${from} to ${to} ${after}`,
    );
    expect(screen.getByRole('link', { name: action })).toBeVisible();
    for (const highlight of highlights)
      expect(screen.getByText(words(highlight), { selector: 'li' })).toBeVisible();
  },
);

test.each(REGIONS)('shows each feature of %s as one heading (PRODUCT rule 17)', (region) => {
  renderHome({ NEXT_PUBLIC_REGION: regions[region].flag });

  expect(
    screen.getAllByRole('heading', { level: 2 }).map((heading) => words(heading.textContent)),
  ).toEqual(
    expect.arrayContaining(
      copies[region].en.features.map(({ before, amount, after }) =>
        words(`${before} ${amount} ${after}`),
      ),
    ),
  );
});

test('shows the loan amount with its value, and the labels without a value in one list (PRODUCT rule 7)', () => {
  renderHome({});

  expect(valueOf('Loan amount')).toHaveTextContent(
    `${copies.indonesia.en.offer.from} to ${copies.indonesia.en.offer.to}`,
  );
  for (const label of ['Term in days', 'Interest rate', 'Repayment date'])
    expect(screen.getByText(label, { selector: 'li' })).toBeVisible();
  expect(offer()).toContainElement(valueOf('Loan amount'));
});

test('shows a term with its value if it is set, below the banner (PRODUCT rule 7)', () => {
  renderHome({ NEXT_PUBLIC_INTEREST_RATE: '12% to 24% a year' });

  expect(valueOf('Interest rate')).toHaveTextContent('12% to 24% a year');
  expect(offer()).not.toContainElement(valueOf('Interest rate'));
  expect(screen.queryByText('Interest rate', { selector: 'li' })).not.toBeInTheDocument();
  expect(screen.getByText('Term in days', { selector: 'li' })).toBeVisible();
});

test('Safari announces its lists, although they have no markers', () => {
  renderHome({ NEXT_PUBLIC_PRIVACY_URL: 'https://company.example/privacy' });

  const lists = screen.getAllByRole('list');
  expect(lists).toHaveLength(3);
  for (const list of lists) expect(list).toHaveAttribute('role', 'list');
});

test('shows no list of labels if every term is set', () => {
  renderHome({
    NEXT_PUBLIC_TERM_IN_DAYS: '91 to 365',
    NEXT_PUBLIC_INTEREST_RATE: '12% a year',
    NEXT_PUBLIC_REPAYMENT_DATE: 'The 5th of each month',
  });

  expect(valueOf('Term in days')).toHaveTextContent('91 to 365');
  expect(valueOf('Repayment date')).toHaveTextContent('The 5th of each month');
  expect(screen.queryByText('Interest rate', { selector: 'li' })).not.toBeInTheDocument();
  // The highlights of the offer. A screen reader would also announce an empty list.
  expect(screen.getAllByRole('list')).toHaveLength(1);
});

test('has neither a link to the app nor its styles while the company has not set the link', () => {
  const labels = { getApp: 'Get the app', ask: 'Ask about a loan' };

  expect(renderToStaticMarkup(<OfferActions appUrl="" labels={labels} />)).toBe(
    '<a class="main-action" href="#contact">Ask about a loan</a>',
  );
});

test('shows every company fact and link that is set (PRODUCT rule 20)', () => {
  renderHome({
    NEXT_PUBLIC_PHONE: '+91 22 5550 0100',
    NEXT_PUBLIC_CIN: 'U00000XX0000XXX000000',
    NEXT_PUBLIC_NBFC: 'N-00.00000',
    NEXT_PUBLIC_LENDER: 'Lender Finance Limited',
    NEXT_PUBLIC_LENDER_URL: 'https://lender.example',
    NEXT_PUBLIC_LICENCE: 'KEP-00/D.00/0000',
    NEXT_PUBLIC_COMPLAINTS_NAME: 'A. Example',
    NEXT_PUBLIC_COMPLAINTS_PHONE: '+91 (0)22 5550 0101',
    NEXT_PUBLIC_COMPLAINTS_EMAIL: 'grievance@company.example',
    NEXT_PUBLIC_PRIVACY_URL: 'https://company.example/privacy',
    NEXT_PUBLIC_TERMS_URL: 'https://company.example/terms',
    NEXT_PUBLIC_MAX_APR: '36%',
    NEXT_PUBLIC_LOAN_EXAMPLE: 'A loan of 10,000 costs 989.',
    NEXT_PUBLIC_RISK_WARNING: 'Borrow only what you can repay.',
  });

  expect(valueOf('CIN')).toHaveTextContent('U00000XX0000XXX000000');
  expect(valueOf('NBFC registration')).toHaveTextContent('N-00.00000');
  expect(valueOf('Licence')).toHaveTextContent('KEP-00/D.00/0000');
  expect(valueOf('Maximum APR')).toHaveTextContent('36%');
  for (const text of ['A. Example', 'Borrow only what you can repay.'])
    expect(screen.getByText(text, { selector: 'p' })).toBeVisible();
  expect(screen.getByText('A loan of 10,000 costs 989.')).toBeVisible();
  const links = [
    ['+91 22 5550 0100', 'tel:+912255500100'],
    ['Lender Finance Limited', 'https://lender.example'],
    ['+91 (0)22 5550 0101', 'tel:+912255500101'],
    ['grievance@company.example', 'mailto:grievance@company.example'],
    ['Privacy policy', 'https://company.example/privacy'],
    ['Terms', 'https://company.example/terms'],
  ] as const;
  const footer = within(screen.getByRole('contentinfo'));
  for (const [name, href] of links)
    expect(footer.getByRole('link', { name })).toHaveAttribute('href', href);
});

test.each([
  [{ NEXT_PUBLIC_LICENCE: 'KEP-00', NEXT_PUBLIC_NBFC: 'N-00' }, /KEP-00$/],
  [
    { NEXT_PUBLIC_NBFC: 'N-00', NEXT_PUBLIC_LENDER: 'A Bank' },
    /NBFC registration: N-00Lender: A Bank$/,
  ],
  [{ NEXT_PUBLIC_LENDER_URL: 'https://bank.example' }, /Lender: https:\/\/bank.example$/],
])('of %j, the line below the action shows %s (PRODUCT rule 17)', (settings, proof) => {
  renderHome(settings);

  const action = screen.getByRole('link', { name: 'Ask about a loan' });
  expect(action.nextElementSibling).toHaveTextContent(proof);
});

test.each([
  ['NEXT_PUBLIC_COMPLAINTS_NAME', 'A. Example'],
  ['NEXT_PUBLIC_COMPLAINTS_PHONE', '+91 22 5550 0101'],
  ['NEXT_PUBLIC_COMPLAINTS_EMAIL', 'grievance@company.example'],
])('%s alone is enough for the contact for complaints', (variable, value) => {
  renderHome({ [variable]: value });

  const entry = valueOf('Complaints');
  expect(entry).toHaveTextContent(value);
  expect(within(entry).getAllByRole('paragraph')).toHaveLength(1);
});

test('mentions none of these facts when it is not set', () => {
  renderHome({});

  for (const label of ['Phone', 'CIN', 'NBFC registration', 'Licence', 'Lender', 'Complaints'])
    expect(screen.queryByText(label)).not.toBeInTheDocument();
  for (const label of ['Maximum APR', /Representative example/])
    expect(screen.queryByText(label)).not.toBeInTheDocument();
  for (const name of ['Privacy policy', 'Terms'])
    expect(screen.queryByRole('link', { name })).not.toBeInTheDocument();
  // The highlights of the offer, and the labels without a value.
  expect(screen.getAllByRole('list')).toHaveLength(2);
});

import { render, screen, within } from '@testing-library/react';
import { HomeSection } from '@/components/home/home-section';
import { REGIONS, regions } from '@/lib/region/regions';
import { readSite } from '../read-site';

function renderHome(settings: Record<string, string>): void {
  render(<HomeSection {...readSite(settings)} />);
}

/** A text with ordinary spaces, and none around it. */
const plain = (text: string) => text.replaceAll('\u00a0', ' ').trim();
const words = ({ textContent }: HTMLElement) => plain(textContent);
const OPEN_TERMS = ['Term in days', 'Interest rate', 'Repayment date'];
const ASK_US = 'Ask us';

/** Several terms may share a value. */
const valueOf = (term: HTMLElement) =>
  term.parentElement?.querySelector(':scope > dd') as HTMLElement;
/** The labels of the page with their values. */
const facts = () =>
  Object.fromEntries(
    screen.getAllByRole('term').map((term) => [words(term), words(valueOf(term))]),
  );

test.each(REGIONS)(
  'with nothing set, shows the offer of %s with its labels, its features and no other fact (PRODUCT rules 5 to 7, 17 and 20)',
  (region) => {
    const settings = { NEXT_PUBLIC_REGION: regions[region].flag };
    const { copy } = readSite(settings);
    renderHome(settings);

    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(copy.headline.join(''));
    expect(screen.getByRole('link', { name: copy.ask })).toBeVisible();
    expect(screen.getByRole('region', { name: 'Home' })).toHaveAttribute('tabindex', '-1');
    expect(screen.queryByRole('list')).not.toBeInTheDocument();
    expect(facts()).toEqual({
      'Loan amount': plain(copy.range),
      ...Object.fromEntries(OPEN_TERMS.map((label) => [label, ASK_US])),
      Address: '1 Example Street, Exampleville',
      Email: 'hello@example.com',
    });
    expect(screen.getAllByRole('heading', { level: 2 }).map(words)).toEqual(
      expect.arrayContaining(
        copy.features.map((feature) =>
          plain(`${feature.before} ${feature.amount} ${feature.after}`),
        ),
      ),
    );
    expect(screen.queryByText(/Representative example/)).not.toBeInTheDocument();
    // The only link of the footer.
    const email = within(screen.getByRole('contentinfo')).getByRole('link');
    expect(email).toHaveAttribute('href', 'mailto:hello@example.com');
  },
);

test.each([
  [{ NEXT_PUBLIC_LICENCE: 'KEP-00', NEXT_PUBLIC_NBFC: 'N-00' }, /KEP-00$/],
  [
    { NEXT_PUBLIC_NBFC: 'N-00', NEXT_PUBLIC_LENDER: 'A Bank' },
    /NBFC registration: N-00Lender: A Bank$/,
  ],
  [{ NEXT_PUBLIC_LENDER_URL: 'https://bank.example' }, /Lender: https:\/\/bank.example$/],
  [
    {
      NEXT_PUBLIC_COM_NAME: 'Acme',
      NEXT_PUBLIC_ADDRESS: '1 Main Road',
      NEXT_PUBLIC_PHONE: '+91 12',
    },
    /^Acmehello@example.com1 Main RoadPhone: \+91 12$/,
  ],
])('of %j, the line below the action shows %s (PRODUCT rule 17)', (settings, proof) => {
  renderHome(settings);

  const action = screen.getByRole('link', { name: 'Ask about a loan' });
  expect(action.nextElementSibling).toHaveTextContent(proof);
});

test('a single slide stands still, without buttons and without an island', () => {
  renderHome({
    NEXT_PUBLIC_USERS: 'off',
    NEXT_PUBLIC_PAYOUT_TIME: 'off',
    NEXT_PUBLIC_SALARY: 'off',
  });

  expect(screen.getByRole('region', { name: 'Our loan offer' })).toHaveTextContent(
    'Instant personal loansFrom the app on your phone.',
  );
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
  expect(document.querySelector('[data-island]')).not.toBeInTheDocument();
});

test('without the lowest amount, the headline and the label say "up to"', () => {
  renderHome({
    NEXT_PUBLIC_REGION: '1',
    NEXT_PUBLIC_LOAN_FROM: 'off',
    NEXT_PUBLIC_PAYOUT_TIME: 'off',
  });

  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(/^Loans up to ₹80,000$/);
  expect(facts()['Loan amount']).toBe('Up to ₹80,000');
});

test('terms without a value share one link, which names them', () => {
  renderHome({ NEXT_PUBLIC_TERM_IN_DAYS: '91 to 365' });

  expect(facts()).toMatchObject({ 'Term in days': '91 to 365' });
  const [link, ...others] = screen.getAllByRole('link', { name: /^Ask us/ });
  expect(link).toHaveAccessibleName('Ask us: interest rate and repayment date');
  expect(others).toEqual([]);
});

test('of an example, the page shows what a borrower gets and repays, and the words beside the figures', () => {
  renderHome({
    NEXT_PUBLIC_REGION: '1',
    NEXT_PUBLIC_EXAMPLE_AMOUNT: '10000',
    NEXT_PUBLIC_EXAMPLE_DAYS: '120',
    NEXT_PUBLIC_EXAMPLE_COST: '989',
    NEXT_PUBLIC_LOAN_EXAMPLE: 'Repaid in one sum.',
  });

  expect(screen.getByText('Repaid in one sum.')).toBeVisible();
  expect(facts()).toMatchObject({
    'Representative example': '120 days, total cost ₹989',
    'You get': '₹10,000',
    'You repay': '₹10,989',
  });
});

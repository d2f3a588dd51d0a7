import { render, screen } from '@testing-library/react';
import { HomeSection } from '@/components/home/home-section';
import { EXTRA_EXPORTS } from '../../browser/setup/extra-export-settings';
import { readSite } from '../read-site';

test.each([
  ['1', '500000', '₹3,00,000'],
  ['2', '15000000', 'Rp\u00a08,000,000'],
])('amounts of region %s are grouped as on the rest of the page', (flag, to, middle) => {
  const settings = { NEXT_PUBLIC_REGION: flag, NEXT_PUBLIC_LOAN_TO: to };
  const term = flag === '2' && {
    NEXT_PUBLIC_CALCULATOR_TERM: '91',
    NEXT_PUBLIC_CALCULATOR_RATE: '0.1%',
  };
  const site = readSite({ ...EXTRA_EXPORTS['india-measured'], ...settings, ...term });
  render(<HomeSection {...site} />);

  expect(screen.getByRole('textbox', { name: 'Loan amount' })).toHaveValue(middle);
});

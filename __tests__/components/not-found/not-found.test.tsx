import { render, screen } from '@testing-library/react';
import { NotFound } from '@/components/not-found/not-found';
import { regionCopy } from '@/lib/region/region-copy';

test('an address that leads nowhere shows whose site it is, and a way home', () => {
  render(<NotFound companyName="Acme" picture={regionCopy.india.lost} />);

  expect(screen.getByText('Acme')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Go to the home page' })).toHaveAttribute('href', '/');
});

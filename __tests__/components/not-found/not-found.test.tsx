import { render, screen, within } from '@testing-library/react';
import { NotFound } from '@/components/not-found/not-found';
import { readSite } from '../read-site';

test('shows the company and a link home (PRODUCT rule 13)', () => {
  render(<NotFound {...readSite({ NEXT_PUBLIC_COM_NAME: 'Acme' })} />);

  expect(within(screen.getByRole('banner')).getByText('Acme')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Go to the home page' })).toHaveAttribute('href', '/');
});

import { render, screen } from '@testing-library/react';
import { NotFound } from '@/components/not-found/not-found';
import { en } from '@/lib/region/messages/en';
import { copies } from '@/lib/region/variants';

test('shows the company and a link home (PRODUCT rule 13)', () => {
  render(
    <NotFound
      messages={en.notFound}
      companyName="Acme"
      picture={copies.india.en.art['not-found']}
    />,
  );

  expect(screen.getByText('Acme')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Go to the home page' })).toHaveAttribute('href', '/');
});

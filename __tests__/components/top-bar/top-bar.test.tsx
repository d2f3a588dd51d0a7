import { render, screen, within } from '@testing-library/react';
import { TopBar } from '@/components/top-bar/top-bar';
import { en } from '@/lib/region/messages/en';

test('has the company name and links to the three sections (PRODUCT rule 15)', () => {
  render(<TopBar navigation={en.navigation} companyName="Acme" />);

  expect(screen.getByRole('link', { name: 'Acme' })).toHaveAttribute('href', '#home');
  expect(
    within(screen.getByRole('navigation'))
      .getAllByRole('link')
      .map((link) => [link.textContent, link.getAttribute('href')]),
  ).toEqual([
    ['Home', '#home'],
    ['About us', '#about'],
    ['Contact us', '#contact'],
  ]);
});

test('has a skip link to each section', () => {
  render(<TopBar navigation={en.navigation} companyName="Acme" />);

  const skips = screen.getAllByRole('link', { name: 'Skip to content' });
  expect(skips.map((link) => link.getAttribute('href'))).toEqual(['#home', '#about', '#contact']);
});

import { render, screen } from '@testing-library/react';
import { TopBar } from '@/components/top-bar/top-bar';
import { COMPANY_FIELD_ATTRIBUTE } from '@/lib/config/company';
import { readConfiguration } from '@/lib/config/read-configuration';

test('has a skip link to each section, the company name, and links to the three sections (PRODUCT rule 15)', () => {
  render(<TopBar {...readConfiguration({ NEXT_PUBLIC_COM_NAME: 'Acme' })} isHome />);

  const links = screen.getAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Skip to content', '#home'],
    ['Skip to content', '#about'],
    ['Skip to content', '#contact'],
    ['Acme', '#home'],
    ['Home', '#home'],
    ['About us', '#about'],
    ['Contact us', '#contact'],
  ]);
  // For /site-config.js.
  expect(screen.getByText('Acme')).toHaveAttribute(COMPANY_FIELD_ATTRIBUTE, 'name');
});

test('on another page, leads to the sections of Home without a script', () => {
  render(<TopBar {...readConfiguration({})} isHome={false} />);

  const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(links).toEqual(['#main', '/#home', '/#home', '/#about', '/#contact']);
});

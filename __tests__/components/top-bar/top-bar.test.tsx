import { render, screen, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { TopBar } from '@/components/top-bar/top-bar';
import { markCurrentSection } from '@/lib/browser-scripts/loader/mark-current-section';
import { en } from '@/lib/region/strings/en';

/** Goes to a fragment, after which the loader marks the link. */
function goTo(fragment: string) {
  window.location.hash = fragment;
  markCurrentSection();
}

beforeEach(() => void Object.assign(window, { CSS: { supports: () => true } }));
afterEach(() => void (window.location.hash = ''));

const current = () =>
  within(screen.getByRole('navigation'))
    .getAllByRole('link')
    .filter((link) => link.getAttribute('aria-current') === 'true')
    .map((link) => link.textContent);

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

test('marks the item of the URL fragment as current (PRODUCT rule 16)', () => {
  render(<TopBar navigation={en.navigation} companyName="Acme" />);
  goTo('');
  expect(current()).toEqual(['Home']);

  goTo('#contact');
  expect(current()).toEqual(['Contact us']);

  goTo('#about');
  expect(current()).toEqual(['About us']);

  goTo('#nowhere');
  expect(current()).toEqual(['Home']);
});

test('marks no item in the static HTML', () => {
  expect(renderToString(<TopBar navigation={en.navigation} companyName="Acme" />)).not.toContain(
    'aria-current',
  );
});

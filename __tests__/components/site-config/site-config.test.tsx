import { render, screen } from '@testing-library/react';
import { SiteEmail } from '@/components/site-config/site-email';
import { SiteText } from '@/components/site-config/site-text';
import { SiteTitle } from '@/components/site-config/site-title';
import { setReplacedFields } from '@/lib/config/replaced-fields';
import { hydrating } from '../render-and-hydrate';

const COMPANY = (
  <>
    <SiteText field="name" buildTimeValue="Built Finance" />
    <SiteEmail buildTimeValue="built@finance.example" />
  </>
);

afterEach(() => setReplacedFields({}));

test('shows the values of the build without a configuration', () => {
  render(COMPANY);
  render(<SiteTitle buildTimeValue="Built Finance" />);

  expect(screen.getByText('Built Finance', { selector: 'bdi' })).toBeVisible();
  expect(screen.getByRole('link')).toHaveAttribute('href', 'mailto:built@finance.example');
  expect(document.title).toBe('Built Finance');
});

test('shows the replaced name and email, also in the title', () => {
  setReplacedFields({ name: 'Renamed Finance', email: 'care@renamed.example' });
  render(COMPANY);
  render(<SiteTitle buildTimeValue="Built Finance" />);

  expect(screen.getByText('Renamed Finance', { selector: 'bdi' })).toBeVisible();
  expect(document.title).toBe('Renamed Finance');
  expect(screen.getByRole('link', { name: 'care@renamed.example' })).toHaveAttribute(
    'href',
    'mailto:care@renamed.example',
  );
});

test('hydrates a document into which the loader has written other texts, and keeps its elements', async () => {
  let name: Element | null = null;
  await hydrating(COMPANY, (container) => {
    setReplacedFields({ name: 'Renamed Finance' });
    name = container.querySelector('bdi');
    if (name) name.textContent = 'Renamed Finance';
  });

  expect(screen.getByText('Renamed Finance')).toBe(name);
});

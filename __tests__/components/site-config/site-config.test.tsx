import { render, screen } from '@testing-library/react';
import { SiteEmail } from '@/components/site-config/site-email';
import { SiteText } from '@/components/site-config/site-text';
import { applySiteConfig } from '@/lib/export/loader/apply-site-config';

afterEach(() => Reflect.deleteProperty(window, 'siteConfig'));

test('shows the values of the build until the site configuration replaces them (PRODUCT rule 30)', () => {
  render(
    <>
      <SiteText field="name" buildTimeValue="Built Finance" />
      <SiteEmail buildTimeValue="built@finance.example" />
    </>,
  );
  expect(screen.getByText('Built Finance')).toBeVisible();
  expect(screen.getByRole('link', { name: 'built@finance.example' })).toHaveAttribute(
    'href',
    'mailto:built@finance.example',
  );

  Object.assign(window, {
    siteConfig: { comName: 'Renamed Finance', email: 'care@renamed.example' },
  });
  applySiteConfig();
  expect(screen.getByText('Renamed Finance')).toBeVisible();
  expect(screen.getByRole('link', { name: 'care@renamed.example' })).toHaveAttribute(
    'href',
    'mailto:care@renamed.example',
  );
});

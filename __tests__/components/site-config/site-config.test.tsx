import { act, render, screen } from '@testing-library/react';
import { SiteEmail } from '@/components/site-config/site-email';
import { SiteText } from '@/components/site-config/site-text';
import { SiteTitle } from '@/components/site-config/site-title';

/** The page requests the script once. A test may trigger its load event several times. */
function scriptLoads(siteConfig: unknown) {
  act(() => {
    Object.assign(window, { siteConfig });
    document.querySelector('script[src="/site-config.js"]')?.dispatchEvent(new Event('load'));
  });
}

function renderCompany() {
  render(
    <>
      <SiteTitle buildTimeValue="Built Finance" />
      <SiteText field="name" buildTimeValue="Built Finance" />
      <SiteEmail buildTimeValue="built@finance.example" />
    </>,
  );
}

afterEach(() => scriptLoads(undefined));

test('shows the values of the build without a configuration, and requests it once', () => {
  renderCompany();

  expect(screen.getByText('Built Finance', { selector: 'bdi' })).toBeVisible();
  expect(document.title).toBe('Built Finance');
  expect(document.querySelectorAll('script[src="/site-config.js"]')).toHaveLength(1);
});

test('shows the name and the email of window.siteConfig, also in the title', () => {
  renderCompany();

  scriptLoads({ comName: 'Renamed Finance', email: 'care@renamed.example' });

  expect(screen.getByText('Renamed Finance', { selector: 'bdi' })).toBeVisible();
  expect(document.title).toBe('Renamed Finance');
  expect(screen.getByRole('link', { name: 'care@renamed.example' })).toHaveAttribute(
    'href',
    'mailto:care@renamed.example',
  );
});

test('keeps the value of the build for an invalid field', () => {
  renderCompany();

  scriptLoads({ comName: '<b>Bold</b>', email: 'care@renamed.example' });

  expect(screen.getByText('Built Finance', { selector: 'bdi' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'care@renamed.example' })).toBeVisible();
});

test('keeps the values of the build if the configuration throws', () => {
  renderCompany();
  Object.defineProperty(window, 'siteConfig', {
    configurable: true,
    get: () => {
      throw new Error('no');
    },
  });

  act(
    () =>
      void document
        .querySelector('script[src="/site-config.js"]')
        ?.dispatchEvent(new Event('load')),
  );

  expect(screen.getByText('Built Finance', { selector: 'bdi' })).toBeVisible();
  Reflect.deleteProperty(window, 'siteConfig');
});

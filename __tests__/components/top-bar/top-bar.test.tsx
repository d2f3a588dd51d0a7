import { render, screen } from '@testing-library/react';
import { TopBar } from '@/components/top-bar/top-bar';
import { applySiteConfig } from '@/lib/browser/apply-site-config';
import { readSite } from '../read-site';

const LOGO = {
  name: 'logo.svg',
  bytes: new Uint8Array(),
  original: Buffer.from(''),
  url: '/icons-and-manifest/logo.1.svg',
  width: 120,
  height: 40,
};

test('a logo stands in place of the name, which /site-config.js can change', () => {
  document.title = 'Fees – Acme';
  render(<TopBar {...readSite({ NEXT_PUBLIC_COM_NAME: 'Acme' })} logo={LOGO} />);
  const logo = screen.getByRole('img', { name: 'Acme' });
  expect(logo).toHaveAttribute('src', LOGO.url);
  expect(screen.queryByText('Acme')).not.toBeInTheDocument();

  Object.assign(window, { siteConfig: { comName: 'Beta' } });
  applySiteConfig();
  expect(logo).toHaveAccessibleName('Beta');
  expect(document.title).toBe('Fees – Beta');
});

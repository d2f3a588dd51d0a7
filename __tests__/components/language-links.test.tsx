import { render, screen } from '@testing-library/react';
import { LanguageLinks } from '@/components/language-links/language-links';
import { readSite } from './read-site';

const SIBLINGS = {
  NEXT_PUBLIC_REGION: '1',
  NEXT_PUBLIC_OTHER_REGION_URL: 'hi-IN=https://hi.example',
};

test('the languages are links with their language, and the current one is marked', () => {
  render(<LanguageLinks {...readSite(SIBLINGS)} path="/" section="about" />);

  expect(screen.getByRole('list', { name: 'Languages' })).toBeVisible();
  const link = screen.getByRole('link', { name: 'हिन्दी' });
  expect(link).toHaveAttribute('href', 'https://hi.example#about');
  expect(link).toHaveAttribute('hreflang', 'hi-IN');
  expect(link.closest('[lang]')).toHaveAttribute('lang', 'hi');
  expect(screen.getByText('English')).toHaveAttribute('aria-current', 'true');
});

test.each([{}, { NEXT_PUBLIC_OTHER_REGION_URL: 'id-ID=https://id.example' }])(
  'a site without another language of its country has nothing: %j',
  (settings) => {
    const site = readSite({ NEXT_PUBLIC_REGION: '1', ...settings });
    const { container } = render(<LanguageLinks {...site} path="/" />);
    expect(container).toBeEmptyDOMElement();
  },
);

test('a page that is not translated leads to the home page', () => {
  render(<LanguageLinks {...readSite(SIBLINGS)} path="/404" section="about" />);

  expect(screen.getByRole('link', { name: 'हिन्दी' })).toHaveAttribute('href', 'https://hi.example');
});

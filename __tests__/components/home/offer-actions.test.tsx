import { render, screen } from '@testing-library/react';
import { HomeSection } from '@/components/home/home-section';
import { EXAMPLES } from '../../env-example';
import { readSite } from '../read-site';

const PLAY = 'https://play.google.com/store/apps/details?id=a';
const APPLE = 'https://apps.apple.com/in/app/a/id123';

const linksToApp = (url: string) => {
  render(<HomeSection {...readSite({ NEXT_PUBLIC_APP_URL: url })} />);
  const links = screen.getAllByRole('link', { name: /^Get the app/ });
  return links.map((link) => [link.textContent, link.getAttribute('href')]);
};

test('one link gets the app, and several name their store by its host', () => {
  expect(linksToApp(PLAY)).toEqual([['Get the app', PLAY]]);
  document.body.innerHTML = '';
  expect(linksToApp(`${PLAY} | ${APPLE} | https://www.kiran.example/app`)).toEqual([
    ['Get the app: Google Play', PLAY],
    ['Get the app: App Store', APPLE],
    ['Get the app: kiran.example', 'https://www.kiran.example/app'],
  ]);
});

test('a rating says the value, the number, the day and the source, and links to it', () => {
  const settings = Object.entries(EXAMPLES as Record<string, string>).filter(([name]) =>
    name.includes('_APP_RATING'),
  );
  render(<HomeSection {...readSite(Object.fromEntries(settings))} />);

  const source = screen.getByRole('link', { name: 'Google Play' });
  expect(source.parentElement).toHaveTextContent(
    /^App rating: 4\.3 of 5, 12,300 ratings, 31 October 2026, Google Play$/,
  );
});

test('fees and penal charges stand among the terms, without a click', () => {
  const settings = { NEXT_PUBLIC_FEES: '2% + GST', NEXT_PUBLIC_PENAL_CHARGES: '2% a month' };
  render(<HomeSection {...readSite(settings)} />);

  const terms = screen
    .getAllByRole('term')
    .map((term) => [term.textContent, term.nextElementSibling?.textContent]);
  expect(terms).toEqual(
    expect.arrayContaining([
      ['Fees', '2% + GST'],
      ['Penal charges', '2% a month'],
    ]),
  );
});

import { act, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { Navigation } from '@/components/top-bar/navigation.island';
import { languages } from '@/lib/region/languages';

const en = languages.en.messages.interface;

afterEach(() => {
  location.hash = '';
  jest.restoreAllMocks();
  delete document.documentElement.dataset['section'];
});

/** Goes to a section as a link does. */
function goTo(hash: string): void {
  act(() => {
    location.hash = hash;
    window.dispatchEvent(new HashChangeEvent('hashchange'));
  });
}

test('marks no link in the HTML, which is the same for every fragment', () => {
  expect(renderToString(<Navigation messages={en.navigation} />)).not.toContain('aria-current');
});

test('marks the link of the section, and names the section in the root for browsers without :has(), and only there', () => {
  const { unmount } = render(<Navigation messages={en.navigation} />);
  goTo('#about');
  expect(screen.getByRole('link', { current: true })).toHaveTextContent('About us');
  expect(document.documentElement.dataset['section']).toBeUndefined();
  unmount();

  jest.spyOn(CSS, 'supports').mockReturnValue(false);
  render(<Navigation messages={en.navigation} />);
  expect(document.documentElement.dataset['section']).toBe('about');
  goTo('#home');
  expect(document.documentElement.dataset['section']).toBe('home');
});

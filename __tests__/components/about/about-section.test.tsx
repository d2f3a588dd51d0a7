import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AboutSection } from '@/components/about/about-section';
import { en } from '@/lib/region/messages/en';
import { copies } from '@/lib/region/variants';

test('is an empty placeholder without paragraphs (PRODUCT rule 19)', () => {
  render(<AboutSection title={en.navigation.about} copy={{ ...copies.india.en, about: [] }} />);

  expect(screen.getByRole('region', { name: 'About us' })).toHaveTextContent(/^About us$/);
});

test('shows each paragraph of the copy', () => {
  render(
    <AboutSection
      title={en.navigation.about}
      copy={{ ...copies.india.en, about: ['One.', 'Two.'] }}
    />,
  );

  expect(screen.getAllByText(/^(One|Two)\.$/).map((paragraph) => paragraph.textContent)).toEqual([
    'One.',
    'Two.',
  ]);
});

test('a link can focus it, and the Tab key passes it', async () => {
  render(<AboutSection title={en.navigation.about} copy={copies.india.en} />);
  const section = screen.getByRole('region', { name: 'About us' });

  await userEvent.tab();
  expect(document.body).toHaveFocus();
  section.focus();
  expect(section).toHaveFocus();
});

import { render, screen } from '@testing-library/react';
import { AboutSection } from '@/components/about/about-section';
import { en } from '@/lib/region/strings/en';
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

import { render, screen } from '@testing-library/react';
import { AboutSection } from '@/components/about/about-section';
import { copies } from '@/lib/region/editions';
import { en } from '@/lib/region/strings/en';

test('About us is an empty placeholder', () => {
  render(<AboutSection title={en.navigation.about} copy={copies.india.en} />);

  expect(screen.getByRole('region', { name: 'About us' })).toHaveTextContent(/^About us$/);
});

test('each paragraph of the copy is shown once a marketer has written it', () => {
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

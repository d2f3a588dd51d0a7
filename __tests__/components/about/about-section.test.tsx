import { render, screen } from '@testing-library/react';
import { AboutSection } from '@/components/about/about-section';
import { regionCopy } from '@/lib/region/region-copy';

test('About us is an empty placeholder', () => {
  render(<AboutSection copy={regionCopy.india} />);

  expect(screen.getByRole('region', { name: 'About us' })).toHaveTextContent(/^About us$/);
});

test('each paragraph of the copy is shown once a marketer has written it', () => {
  render(<AboutSection copy={{ ...regionCopy.india, about: ['One.', 'Two.'] }} />);

  expect(screen.getAllByText(/^(One|Two)\.$/).map((paragraph) => paragraph.textContent)).toEqual([
    'One.',
    'Two.',
  ]);
});

import { render, screen } from '@testing-library/react';
import { AboutSection } from '@/components/about/about-section';
import { en } from '@/lib/region/messages/en';
import { copies } from '@/lib/region/variants';

test.each([
  { about: [], shown: /^About us$/ },
  { about: ['One.', 'Two.'], shown: /^About usOne\.Two\.$/ },
])(
  'shows the paragraphs $about of the copy (PRODUCT rule 19), and a link can focus it',
  ({ about, shown }) => {
    render(<AboutSection title={en.navigation.about} copy={{ ...copies.india.en, about }} />);

    const section = screen.getByRole('region', { name: 'About us' });
    expect(section).toHaveTextContent(shown);
    // The Tab key passes it.
    expect(section).toHaveAttribute('tabindex', '-1');
  },
);

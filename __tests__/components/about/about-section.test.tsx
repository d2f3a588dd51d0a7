import { render, screen } from '@testing-library/react';
import { AboutSection } from '@/components/about/about-section';
import { readConfiguration } from '@/lib/config/read-configuration';

test.each([
  { about: [], shown: /^About us$/ },
  { about: ['One.', 'Two.'], shown: /^About usOne\.Two\.$/ },
])(
  'shows the paragraphs $about of the copy (PRODUCT rule 19), and a link can focus it',
  ({ about, shown }) => {
    const configuration = readConfiguration({});
    render(<AboutSection {...configuration} copy={{ ...configuration.copy, about }} />);

    const section = screen.getByRole('region', { name: 'About us' });
    expect(section).toHaveTextContent(shown);
    // The Tab key passes it.
    expect(section).toHaveAttribute('tabindex', '-1');
  },
);

import { render, screen } from '@testing-library/react';
import { AboutSection } from '@/components/about/about-section';
import { readSite } from '../read-site';

const text = { headings: [], html: '<p>One.</p>' } as const;

test.each([
  { content: {}, shown: /^About us.*Example Finance/ },
  { content: { about: { ...text, heading: '' } }, shown: /^About us.*One\..*Example Finance/ },
  {
    content: { about: { ...text, heading: 'Who we are' } },
    shown: /^Who we are.*One\..*Example Finance/,
  },
])(
  'shows what the company wrote and who it is, $content.about.heading (PRODUCT rule 19), and a link can focus it',
  ({ content, shown }) => {
    render(<AboutSection {...readSite({}, content)} />);

    const section = screen.getByRole('region', { name: 'About us' });
    expect(section).toHaveTextContent(shown);
    // The Tab key passes it.
    expect(section).toHaveAttribute('tabindex', '-1');
  },
);

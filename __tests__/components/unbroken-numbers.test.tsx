import { render } from '@testing-library/react';
import { UnbrokenNumbers } from '@/components/unbroken-numbers';

test.each(['Licence [KEP-00/D.00] of [2024]', '[N-00.00000] is ours', 'Licensed by OJK'])(
  'keeps each word with a figure on one line: %s',
  (expected) => {
    const { container } = render(<UnbrokenNumbers text={expected.replace(/[[\]]/g, '')} />);
    const parts = [...container.childNodes].map(({ nodeName, textContent }) =>
      nodeName === 'BDI' ? `[${textContent}]` : textContent,
    );
    expect(parts.join('')).toBe(expected);
  },
);

import { render, screen, within } from '@testing-library/react';
import { Banner } from '@/components/home/banner/banner';
import { en } from '@/lib/region/strings/en';
import { SLIDES } from './slide-fixtures';

function renderBanner() {
  render(<Banner slides={SLIDES} strings={en.banner} />);
  return within(screen.getByRole('region', { name: 'Our loan offer' }));
}

test('is a carousel of slides, each with its position (APG, carousel pattern)', () => {
  const slides = renderBanner().getAllByRole('group');

  expect(screen.getByRole('region')).toHaveAttribute('aria-roledescription', 'carousel');
  for (const [index, slide] of slides.entries()) {
    expect(slide).toHaveAttribute('aria-roledescription', 'slide');
    expect(slide).toHaveAccessibleName(`${index + 1} of 3`);
    expect(slide).toHaveTextContent(SLIDES[index]?.title ?? '');
  }
  expect(slides).toHaveLength(3);
});

test('has a different icon for pause, play, previous and next', () => {
  const buttons = renderBanner().getAllByRole('button');

  const icons = buttons.flatMap((button) => [...button.querySelectorAll('path')]);
  expect(new Set(icons.map((icon) => icon.getAttribute('d'))).size).toBe(4);
});

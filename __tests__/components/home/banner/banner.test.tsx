import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Banner } from '@/components/home/banner/banner';
import { regionCopy } from '@/lib/region/region-copy';

/** jsdom has no media queries; this one answers reduced motion, and lets a test change its mind. */
function standInForMotion(reduced: boolean) {
  const listeners = new Set<() => void>();
  const query = {
    matches: reduced,
    addEventListener: (_: string, listener: () => void) => listeners.add(listener),
    removeEventListener: (_: string, listener: () => void) => listeners.delete(listener),
  };
  window.matchMedia = () => query as unknown as MediaQueryList;
  return {
    reduce: () => {
      query.matches = true;
      act(() => listeners.forEach((listener) => listener()));
    },
  };
}

async function renderBanner() {
  const { container } = render(<Banner slides={regionCopy.india.slides} />);
  const carousel = screen.getByRole('region', { name: 'Our loan offer' });
  await act(async () => {
    await import('@/components/home/banner/slider');
  });
  return { carousel, slides: [...container.querySelectorAll('[aria-roledescription="slide"]')] };
}

test('is a carousel of named slides, of which the first is exposed', async () => {
  standInForMotion(false);
  const { carousel, slides } = await renderBanner();

  expect(carousel).toHaveAttribute('aria-roledescription', 'carousel');
  expect(slides.map((slide) => slide.getAttribute('aria-label'))).toEqual(['1 of 3', '2 of 3', '3 of 3']);
  expect(slides.map((slide) => (slide as HTMLElement).inert)).toEqual([false, true, true]);
});

test('its pause button comes first in the tab order, and its name swaps', async () => {
  standInForMotion(false);
  await renderBanner();
  const user = userEvent.setup();
  const [first] = screen.getAllByRole('button');
  expect(first).toHaveAccessibleName('Pause the banner');

  await user.click(first as HTMLElement);
  expect(first).toHaveAccessibleName('Play the banner');

  await user.click(first as HTMLElement);
  expect(first).toHaveAccessibleName('Pause the banner');
});

test('announces slides only while it rests', async () => {
  standInForMotion(false);
  const { carousel } = await renderBanner();
  const live = carousel.querySelector('[aria-live]');
  expect(live).toHaveAttribute('aria-live', 'off');

  await userEvent.click(within(carousel).getByRole('button', { name: 'Pause the banner' }));
  expect(live).toHaveAttribute('aria-live', 'polite');
});

test('rests while a mouse is over its slides', async () => {
  standInForMotion(false);
  const { carousel, slides } = await renderBanner();
  const live = carousel.querySelector('[aria-live]');

  await userEvent.hover(slides[0] as Element);
  expect(live).toHaveAttribute('aria-live', 'polite');

  await userEvent.unhover(slides[0] as Element);
  expect(live).toHaveAttribute('aria-live', 'off');
});

test('under reduced motion it waits for the visitor to play it', async () => {
  standInForMotion(true);
  await renderBanner();

  expect(screen.getByRole('button', { name: 'Play the banner' })).toBeVisible();
});

test('stops when the visitor asks the system for reduced motion', async () => {
  const motion = standInForMotion(false);
  await renderBanner();

  motion.reduce();

  expect(screen.getByRole('button', { name: 'Play the banner' })).toBeVisible();
});

test('has no dots', async () => {
  standInForMotion(false);
  const { carousel } = await renderBanner();

  expect(carousel.querySelector('[class*="pagination"], [class*="bullet"]')).toBeNull();
});

test('stops for keyboard focus', async () => {
  standInForMotion(false);
  await renderBanner();

  await userEvent.tab();

  expect(await screen.findByRole('button', { name: 'Play the banner' })).toHaveFocus();
});

test('pauses for a screen reader that focuses and presses the button at once', async () => {
  standInForMotion(false);
  await renderBanner();
  const button = screen.getByRole('button', { name: 'Pause the banner' });

  act(() => {
    button.focus();
    button.click();
  });

  expect(await screen.findByRole('button', { name: 'Play the banner' })).toBeVisible();
});

import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Banner } from '@/components/home/banner/banner';
import { copies } from '@/lib/region/editions';
import { en } from '@/lib/region/strings/en';

/** jsdom has no media queries; this one answers reduced motion, and lets a test change its mind. */
function standInForMotion(reduced: boolean) {
  const listeners = new Set<() => void>();
  const query = {
    matches: reduced,
    addEventListener: (type: string, listener: () => void) =>
      type === 'change' && listeners.add(listener),
    removeEventListener: (type: string, listener: () => void) =>
      type === 'change' && listeners.delete(listener),
  };
  const noPreference = { ...query, matches: false };
  window.matchMedia = (media) =>
    (media === '(prefers-reduced-motion: reduce)'
      ? query
      : noPreference) as unknown as MediaQueryList;
  return {
    listeners,
    reduce: () => {
      query.matches = true;
      act(() => listeners.forEach((listener) => listener()));
    },
  };
}

async function renderBanner() {
  const { container, unmount } = render(
    <>
      <a href="#before">Before</a>
      <Banner slides={copies.india.en.slides} strings={en.banner} />
    </>,
  );
  const carousel = screen.getByRole('region', { name: 'Our loan offer' });
  await act(async () => {
    await import('@/components/home/banner/slider');
  });
  return {
    carousel,
    unmount,
    slides: [...container.querySelectorAll('[aria-roledescription="slide"]')],
  };
}

test('is a carousel of named slides, of which the first is exposed', async () => {
  standInForMotion(false);
  const { carousel, slides } = await renderBanner();

  expect(carousel).toHaveAttribute('aria-roledescription', 'carousel');
  expect(slides.map((slide) => slide.getAttribute('aria-label'))).toEqual([
    '1 of 3',
    '2 of 3',
    '3 of 3',
  ]);
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

test('asks the system no longer when it goes', async () => {
  const { listeners } = standInForMotion(false);
  const { unmount } = await renderBanner();
  expect(listeners.size).toBe(1);

  unmount();

  expect(listeners.size).toBe(0);
});

test('turns on under a finger, which cannot rest on it', async () => {
  standInForMotion(false);
  const { carousel, slides } = await renderBanner();

  await userEvent.pointer({ keys: '[TouchA>]', target: slides[0] as Element });

  expect(carousel.querySelector('[aria-live]')).toHaveAttribute('aria-live', 'off');
});

test('tells its buttons apart by their pictures too', async () => {
  standInForMotion(false);
  await renderBanner();
  const pictures = () =>
    screen.getAllByRole('button').map((button) => button.querySelector('path')?.getAttribute('d'));
  const playing = pictures();

  await userEvent.click(screen.getByRole('button', { name: 'Pause the banner' }));

  const seen = new Set([...playing, ...pictures()]);
  expect(seen.size).toBe(4);
  for (const picture of seen) expect(picture).toMatch(/^M/i);
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
  expect(screen.getByRole('link', { name: 'Before' })).toHaveFocus();
  await userEvent.tab();

  expect(await screen.findByRole('button', { name: 'Play the banner' })).toHaveFocus();
});

/** Focus counts once its task is over. */
const afterwards = () => act(() => new Promise((resolve) => setTimeout(resolve)));

test('turns on when a mouse presses one of its buttons, and stops for the keyboard after that', async () => {
  standInForMotion(false);
  await renderBanner();
  const user = userEvent.setup();

  await user.click(screen.getByRole('button', { name: 'Next slide' }));
  await afterwards();
  expect(screen.getByRole('button', { name: 'Pause the banner' })).toBeVisible();

  act(() => screen.getByRole('link', { name: 'Before' }).focus());
  await user.tab();
  expect(await screen.findByRole('button', { name: 'Play the banner' })).toHaveFocus();
});

test('turns on while a mouse holds one of its buttons down', async () => {
  standInForMotion(false);
  await renderBanner();

  await userEvent.pointer({
    keys: '[MouseLeft>]',
    target: screen.getByRole('button', { name: 'Next slide' }),
  });
  await afterwards();

  expect(screen.getByRole('button', { name: 'Pause the banner' })).toBeVisible();
});

test('goes on turning when it was played by keyboard and the focus moves on inside', async () => {
  standInForMotion(false);
  await renderBanner();
  const user = userEvent.setup();
  act(() => screen.getByRole('button', { name: 'Pause the banner' }).focus());
  await afterwards();
  await user.keyboard('{Enter}');

  await user.tab();
  await afterwards();

  expect(screen.getByRole('button', { name: 'Previous slide' })).toHaveFocus();
  expect(screen.getByRole('button', { name: 'Pause the banner' })).toBeVisible();
});

test('plays for a screen reader that focuses and presses the button at once', async () => {
  standInForMotion(true);
  await renderBanner();
  const button = screen.getByRole('button', { name: 'Play the banner' });

  act(() => {
    button.focus();
    button.click();
  });
  await afterwards();

  expect(screen.getByRole('button', { name: 'Pause the banner' })).toBeVisible();
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

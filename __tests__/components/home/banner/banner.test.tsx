import { act, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Banner } from '@/components/home/banner/banner';
import { en } from '@/lib/region/strings/en';
import { SLIDES } from './slides';

/**
 * jsdom has no media queries. This one answers prefers-reduced-motion, and a test can change it.
 */
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
      <Banner slides={SLIDES} strings={en.banner} />
    </>,
  );
  const carousel = screen.getByRole('region', { name: 'Our loan offer' });
  // The slider starts when a control is used. Two presses leave the rotation as it was.
  const [toggle] = screen.getAllByRole('button');
  for (let press = 0; press < 2; press++) fireEvent.click(toggle as Element);
  await act(async () => {
    await import('@/components/home/banner/swiper-slider');
  });
  return {
    carousel,
    unmount,
    slides: [...container.querySelectorAll('[aria-roledescription="slide"]')],
  };
}

test('is a carousel with named slides, and exposes only the first', async () => {
  standInForMotion(false);
  const { carousel, slides } = await renderBanner();

  expect(carousel).toHaveAttribute('aria-roledescription', 'carousel');
  expect(slides.map((slide) => slide.getAttribute('aria-label'))).toEqual([
    '1 of 3',
    '2 of 3',
    '3 of 3',
  ]);
  expect(slides.map(({ ariaHidden }) => ariaHidden)).toEqual(['false', 'true', 'true']);
});

test('has the pause button first in the tab order, and its name changes', async () => {
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

test('announces slides only while it is stopped', async () => {
  standInForMotion(false);
  const { carousel } = await renderBanner();
  const live = carousel.querySelector('[aria-live]');
  expect(live).toHaveAttribute('aria-live', 'off');

  await userEvent.click(within(carousel).getByRole('button', { name: 'Pause the banner' }));
  expect(live).toHaveAttribute('aria-live', 'polite');
});

test.each(['slides', 'buttons'])('stops while a mouse is over its %s', async (part) => {
  standInForMotion(false);
  const { carousel, slides } = await renderBanner();
  const live = carousel.querySelector('[aria-live]');
  const target = part === 'slides' ? slides[0] : screen.getByRole('button', { name: 'Next slide' });

  await userEvent.hover(target as Element);
  expect(live).toHaveAttribute('aria-live', 'polite');

  await userEvent.unhover(target as Element);
  expect(live).toHaveAttribute('aria-live', 'off');
});

test('does not rotate by itself with reduced motion', async () => {
  standInForMotion(true);
  await renderBanner();

  expect(screen.getByRole('button', { name: 'Play the banner' })).toBeVisible();
});

test('stops when the visitor turns on reduced motion', async () => {
  const motion = standInForMotion(false);
  await renderBanner();

  motion.reduce();

  expect(screen.getByRole('button', { name: 'Play the banner' })).toBeVisible();
});

test('removes its media query listener when it unmounts', async () => {
  const { listeners } = standInForMotion(false);
  const { unmount } = await renderBanner();
  expect(listeners.size).toBe(1);

  unmount();

  expect(listeners.size).toBe(0);
});

test('continues under a finger, because touch has no hover', async () => {
  standInForMotion(false);
  const { carousel, slides } = await renderBanner();

  await userEvent.pointer({ keys: '[TouchA>]', target: slides[0] as Element });

  expect(carousel.querySelector('[aria-live]')).toHaveAttribute('aria-live', 'off');
});

test('has a different icon on each button', async () => {
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

/** The banner reacts to focus after the task of the focus event. */
const afterwards = () => act(() => new Promise((resolve) => setTimeout(resolve)));

test('continues when the mouse presses a button, and stops for the keyboard afterwards', async () => {
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

test('continues while the mouse holds a button down', async () => {
  standInForMotion(false);
  await renderBanner();

  await userEvent.pointer({
    keys: '[MouseLeft>]',
    target: screen.getByRole('button', { name: 'Next slide' }),
  });
  await afterwards();

  expect(screen.getByRole('button', { name: 'Pause the banner' })).toBeVisible();
});

test('continues after the keyboard pressed play and the focus moves inside', async () => {
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

test('plays if a screen reader focuses and presses the button in one step', async () => {
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

test('pauses if a screen reader focuses and presses the button in one step', async () => {
  standInForMotion(false);
  await renderBanner();
  const button = screen.getByRole('button', { name: 'Pause the banner' });

  act(() => {
    button.focus();
    button.click();
  });

  expect(await screen.findByRole('button', { name: 'Play the banner' })).toBeVisible();
});

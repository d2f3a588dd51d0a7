import { act, screen } from '@testing-library/react';
import { ContactSection } from '@/components/contact/contact-section';
import { Banner } from '@/components/home/banner/banner';
import { Toaster } from '@/components/toast/toaster';
import { CLICKED_ATTRIBUTE, CLICKED_VALUE, REPLAY_ATTRIBUTE } from '@/lib/click-replay-attributes';
import { readConfiguration } from '@/lib/config/configuration';
import { en } from '@/lib/region/strings/en';
import { SLIDES } from './home/banner/slides';
import { hydrating } from './render-and-hydrate';

/** Records a click as the loader of the export does. */
function press(name: string): void {
  screen
    .getByRole('button', { name })
    .closest(`[${REPLAY_ATTRIBUTE}]`)
    ?.setAttribute(CLICKED_ATTRIBUTE, CLICKED_VALUE);
}

function standInForMotion(matches: boolean): void {
  window.matchMedia = (query) =>
    ({
      matches: matches && query.includes('reduce'),
      addEventListener() {},
      removeEventListener() {},
    }) as unknown as MediaQueryList;
}

const slidesCanTurn = () =>
  act(async () => void (await import('@/components/home/banner/swiper-slider')));

async function hydrateBanner(before: () => void): Promise<void> {
  await hydrating(<Banner slides={SLIDES} strings={en.banner} />, before);
  await slidesCanTurn();
}

// React's development build reports the attribute that records the click.
beforeEach(() => void jest.spyOn(console, 'error').mockImplementation());
afterEach(() => jest.restoreAllMocks());

test.each([
  ['while motion is welcome', false],
  ['under reduced motion', true],
])('Pause, pressed before the script arrived, pauses: %s', async (_, reduced) => {
  standInForMotion(reduced);
  await hydrateBanner(() => press('Pause the banner'));

  expect(screen.getByRole('button', { name: 'Play the banner' })).toBeVisible();
  expect(document.querySelector('[aria-live]')).toHaveAttribute('aria-live', 'polite');
});

test('a click on Send Message before hydration is answered after it', async () => {
  await hydrating(
    <>
      <ContactSection strings={en} company={readConfiguration({}).company} />
      <Toaster error={en.contact.incomplete} />
    </>,
    () => press('Send Message'),
  );

  expect(screen.getByRole('status')).toHaveTextContent('Please provide complete information!');
});

test('a replayed click on Send Message leaves the focus where the visitor is typing', async () => {
  await hydrating(<ContactSection strings={en} company={readConfiguration({}).company} />, () => {
    press('Send Message');
    screen.getByLabelText('Request message').focus();
  });

  expect(screen.getByLabelText('Request message')).toHaveFocus();
});

test('nothing happens without an early click', async () => {
  standInForMotion(false);
  await hydrateBanner(() => undefined);

  expect(screen.getByRole('button', { name: 'Pause the banner' })).toBeVisible();
});

test('an early click is replayed once, and nothing intercepts later clicks', async () => {
  standInForMotion(false);
  await hydrateBanner(() => press('Pause the banner'));

  expect(document.querySelector(`[${CLICKED_ATTRIBUTE}]`)).toBeNull();
  expect(document.querySelector(`[${REPLAY_ATTRIBUTE}]`)).toBeNull();
});

function slidesShown(): (string | null)[] {
  const slides = [...document.querySelectorAll<HTMLElement>('[aria-roledescription="slide"]')];
  return slides
    .filter(({ ariaHidden }) => ariaHidden !== 'true')
    .map((slide) => slide.getAttribute('aria-label'));
}

describe.each([
  ['Next slide', '2 of 3'],
  ['Previous slide', '3 of 3'],
])('%s is answered when the slides can turn', (name, shown) => {
  beforeEach(() => {
    jest.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(360);
    standInForMotion(true);
  });

  test('if it was clicked before hydration', async () => {
    await hydrateBanner(() => press(name));

    expect(slidesShown()).toEqual([shown]);
  });

  test('if it was clicked after hydration but before the slider loaded', async () => {
    await hydrating(<Banner slides={SLIDES} strings={en.banner} />, () => undefined);
    act(() => screen.getByRole('button', { name }).click());
    await slidesCanTurn();

    expect(slidesShown()).toEqual([shown]);
  });
});

/** jsdom does not support hover. */
function standInForHover({ hovers }: { hovers: boolean }): void {
  const matches = Element.prototype.matches;
  jest.spyOn(Element.prototype, 'matches').mockImplementation(function (this: Element, selector) {
    return selector === ':hover' ? this.matches('section') : matches.call(this, selector);
  });
  window.matchMedia = (query) =>
    ({
      matches: hovers && query === '(hover: hover)',
      addEventListener() {},
      removeEventListener() {},
    }) as unknown as MediaQueryList;
}

test.each([
  ['stops while a mouse was already over it', true, 'polite'],
  ['turns where a finger has left its hover behind', false, 'off'],
])('the banner %s', async (_, hovers, live) => {
  standInForHover({ hovers });
  await hydrateBanner(() => undefined);

  expect(document.querySelector('[aria-live]')).toHaveAttribute('aria-live', live);
});

test('the banner rotates while the focus is elsewhere', async () => {
  standInForMotion(false);
  const link = document.createElement('a');
  link.href = '#';
  await hydrateBanner(() => {
    document.body.append(link);
    link.focus();
  });

  expect(screen.getByRole('button', { name: 'Pause the banner' })).toBeVisible();
});

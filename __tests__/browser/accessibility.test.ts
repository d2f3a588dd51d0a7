import type { Page } from 'playwright-core';
import { TOAST_DURATION_MS } from '@/components/toast/toast-store';
import { copies } from '@/lib/region/editions';
import type { InterfaceStrings } from '@/lib/region/strings/interface-strings';
import { accessibilityTree } from './setup/accessibility-tree';
import { axeViolations, loadAxe } from './setup/axe-violations';
import { SITES } from './setup/exports';
import { waitForSlider, hydrated, setUpBrowser } from './setup/open-page';
import { expectToast } from './setup/toasts';

const open = setUpBrowser();
const WIDTHS = [320, 390, 1280];
const SCHEMES = [
  { colorScheme: 'light', forcedColors: 'none' },
  { colorScheme: 'dark', forcedColors: 'none' },
  { colorScheme: 'light', forcedColors: 'active' },
] as const;

/** Keeps a toast on screen, because axe needs longer than a toast lasts. */
function lengthenToasts(page: Page): Promise<unknown> {
  return page.addInitScript((duration) => {
    const { setTimeout } = window;
    Object.assign(window, {
      setTimeout: (handler: () => void, delay?: number) =>
        delay === duration ? 0 : setTimeout(handler, delay),
    });
  }, TOAST_DURATION_MS);
}

type Reach = (page: Page, strings: InterfaceStrings['contact']) => Promise<void>;

const STATES: [string, string, Reach][] = [
  ['Home', '/#home', async () => undefined],
  ['About us', '/#about', async () => undefined],
  ['Contact us', '/#contact', async () => undefined],
  [
    'Contact us with errors',
    '/#contact',
    async (page, { send, incomplete }) => {
      await expectToast(page, incomplete, () => page.getByRole('button', { name: send }).click());
      await page.getByText(incomplete).waitFor({ state: 'detached' });
    },
  ],
  [
    'Contact us with a toast',
    '/#contact',
    async (page, { send, incomplete }) => {
      await page.getByRole('button', { name: send }).click();
      await page.getByText(incomplete).waitFor();
    },
  ],
];

describe.each(SITES)('axe finds no violation in $name', ({ name, edition }) => {
  const { contact } = edition.strings;

  test.each(STATES)(
    '%s, at 320, 390 and 1280 px, in light, dark and forced colours',
    async (state, path, reach) => {
      const { page } = await open(name, {
        path,
        viewport: { width: 320, height: 800 },
        reducedMotion: 'reduce',
        before: state.endsWith('toast') ? lengthenToasts : async () => undefined,
      });
      await hydrated(page);
      await reach(page, contact);
      await loadAxe(page);

      for (const width of WIDTHS) {
        for (const scheme of SCHEMES) {
          await page.setViewportSize({ width, height: 800 });
          await page.emulateMedia(scheme);
          expect({ width, ...scheme, violations: await axeViolations(page) }).toEqual({
            width,
            ...scheme,
            violations: [],
          });
        }
      }
      if (state.endsWith('toast')) await page.getByText(contact.incomplete).waitFor();
    },
    90_000,
  );
});

describe('a screen reader announces', () => {
  /** Roles that only group, and the text nodes that a name consists of. */
  const SILENT = new Set([
    'RootWebArea',
    'generic',
    'none',
    'InlineTextBox',
    'StaticText',
    'ListMarker',
    'LineBreak',
  ]);

  /** Next's route announcer is always empty: the page has one route. */
  const NEXTS_ROUTE_ANNOUNCER = 'alert';

  async function spoken(page: Page): Promise<string[]> {
    return (await accessibilityTree(page))
      .filter(({ role }) => !SILENT.has(role))
      .map(({ role, name }) => `${role} ${name}`.trim());
  }

  test('in Home: the banner with one slide, the offer, the features and the company', async () => {
    const { slides, features, offer } = copies.india.en;
    const { page } = await open('india', { reducedMotion: 'reduce' });
    await waitForSlider(page);

    await expect(spoken(page)).resolves.toEqual([
      'banner',
      'link Skip to content',
      'link Example Finance',
      'navigation Main',
      'link Home',
      'link About us',
      'link Contact us',
      'main',
      'region Home',
      'region Our loan offer',
      'button Play the banner',
      'button Previous slide',
      'button Next slide',
      `group 1 of ${slides.length}`,
      'paragraph',
      'paragraph',
      `image ${slides[0].picture.alt}`,
      `heading ${offer.before} ${offer.from} to ${offer.to} ${offer.after}`,
      'link Ask about a loan',
      'list',
      'listitem',
      'listitem',
      'DescriptionList',
      'term Loan amount',
      'definition',
      'list',
      'listitem',
      'listitem',
      'listitem',
      ...features.flatMap(({ before, amount, after }) => [
        'article',
        `heading ${`${before} ${amount} ${after}`.trim()}`,
      ]),
      'sectionfooter',
      'paragraph',
      'DescriptionList',
      'term Address',
      'definition',
      'term Email',
      'definition',
      'link hello@example.com',
      'paragraph',
      'status',
      NEXTS_ROUTE_ANNOUNCER,
    ]);
  });

  test('in Contact us: the email, the phone, then the form with a name for each field', async () => {
    const { page } = await open('india', { path: '/#contact' });
    await hydrated(page);

    const words = await spoken(page);

    expect(words.slice(words.indexOf('main'))).toEqual([
      'main',
      'region Contact us',
      'heading Contact us',
      'heading Mail Us',
      'heading Call Us',
      'LabelText',
      'textbox Your name',
      'LabelText',
      'textbox Your email',
      'LabelText',
      'textbox Request message',
      'button Send Message',
      'status',
      NEXTS_ROUTE_ANNOUNCER,
    ]);
  });
});

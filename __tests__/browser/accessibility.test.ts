import type { Page } from 'playwright-core';
import { TOAST_DURATION_MS } from '@/components/toast/toast-store';
import type { InterfaceStrings } from '@/lib/region/strings/interface-strings';
import { axeViolations, loadAxe } from './setup/axe-violations';
import { SITES } from './setup/exports';
import { hydrated, setUpBrowser } from './setup/open-page';
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
  );
});

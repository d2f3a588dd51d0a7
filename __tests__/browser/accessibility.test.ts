import axe from 'axe-core';
import type { Page } from 'playwright-core';
import { TOAST_DURATION_MS } from '@/components/toast/toast-store';
import type { SiteMessages } from '@/lib/region/messages/messages-type';
import { hydrated, setUpBrowser } from './setup/open-page';
import { CONTRASTING_SITES, SITES_OF_SLOW_TESTS } from './setup/sites';
import { expectToast } from './setup/toasts';
import { navigationLink, pressSend } from './setup/visitor-actions';

const open = setUpBrowser();

/** The narrowest screen and a desktop. */
const WIDTHS = [320, 1280];
const SCHEMES = [
  { colorScheme: 'light', forcedColors: 'none' },
  { colorScheme: 'dark', forcedColors: 'none' },
  { colorScheme: 'light', forcedColors: 'active' },
] as const;

/** Keeps the next toast on screen, because axe needs longer than a toast lasts. */
function lengthenToasts(page: Page): Promise<unknown> {
  return page.evaluate((duration) => {
    const { setTimeout } = window;
    Object.assign(window, {
      setTimeout: (handler: () => void, delay?: number) =>
        delay === duration ? 0 : setTimeout(handler, delay),
    });
  }, TOAST_DURATION_MS);
}

/** WCAG 2.0 to 2.2, A and AA, and the best practices of axe. */
const ALL_RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** What else axe checks does not depend on the colours of a page. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

/** The violations of rules, or of all rules with some tags, that axe finds, with their elements. */
async function axeViolations(page: Page, rulesOrTags: readonly string[]): Promise<string[]> {
  return page.evaluate(async (runOnly) => {
    const { violations } = await (window as unknown as { axe: typeof axe }).axe.run({
      runOnly: [...runOnly],
      // All rules run, but axe describes only the elements that break one.
      resultTypes: ['violations'],
    });
    return violations.flatMap(({ id, nodes }) =>
      nodes.map(
        ({ target, failureSummary }) => `${id} ${target.join(' ')}: ${failureSummary ?? ''}`,
      ),
    );
  }, rulesOrTags);
}

type Reach = (page: Page, messages: SiteMessages) => Promise<unknown>;

const choose =
  (section: 'about' | 'contact'): Reach =>
  (page, { navigation }) =>
    navigationLink(page, navigation[section]).click();

/** The states of the page, and how a visitor reaches each from the one before. */
const STATES: Readonly<Record<string, Reach>> = {
  Home: async () => undefined,
  'About us': choose('about'),
  'Contact us': choose('contact'),
  'Contact us with errors': async (page, { contact }) => {
    await expectToast(page, contact.incomplete, () => pressSend(page, contact));
    await page.getByText(contact.incomplete).waitFor({ state: 'detached' });
  },
  'Contact us with a toast': async (page, { contact }) => {
    await lengthenToasts(page);
    await pressSend(page, contact);
    await page.getByText(contact.incomplete).waitFor();
  },
};

describe.each(SITES_OF_SLOW_TESTS)(
  'axe finds no violation in $name',
  ({ name, variant: { messages } }) => {
    test('in any section, beside errors and a toast, at 320 and 1280 px, in light, dark and forced colours', async () => {
      const { page } = await open(name, {
        viewport: { width: 320, height: 800 },
        reducedMotion: 'reduce',
      });
      await hydrated(page);
      // The protocol's `evaluate` is not subject to the page's policy.
      await page.evaluate(axe.source);

      for (const [state, reach] of Object.entries(STATES)) {
        await reach(page, messages);
        for (const width of WIDTHS) {
          for (const scheme of SCHEMES) {
            await page.setViewportSize({ width, height: 800 });
            await page.emulateMedia(scheme);
            const rules = scheme === SCHEMES[0] ? ALL_RULES : COLOUR_RULES;
            const violations = await axeViolations(page, rules);
            expect({ state, width, ...scheme, violations }).toEqual({
              state,
              width,
              ...scheme,
              violations: [],
            });
          }
        }
      }
      await page.getByText(messages.contact.incomplete).waitFor();
    });
  },
);

test.each(CONTRASTING_SITES)(
  'visitors of $name who ask for more contrast get secondary text and edges of fields in the colour of text',
  async ({ name }) => {
    const { page } = await open(name, { contrast: 'more', path: '/#contact' });
    const colours = await page.evaluate(() => {
      const styles = [':root', '.terms dt', 'footer dt', 'footer', 'input'].map((selector) => {
        const element = document.querySelector(selector);
        return element && getComputedStyle(element);
      });
      const [root, term, footerTerm, footer, field] = styles;
      return {
        text: [root?.color, term?.color, field?.borderBlockStartColor],
        footer: [footer?.color, footerTerm?.color],
      };
    });

    expect(new Set(colours.text).size).toBe(1);
    expect(new Set(colours.footer).size).toBe(1);
  },
);

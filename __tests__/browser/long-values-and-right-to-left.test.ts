import { SCRIPT_FAMILY, WEB_FONT_ATTRIBUTE } from '@/lib/kit/page-scripts/web-font-constants';
import { textsIn } from '@/lib/kit/text/texts';
import { VARIANTS_WITH_COPY } from '../variants-with-copy';
import { siteConfigIs } from './setup/before-load';
import { CONFIGURED_COMPANIES } from './setup/configured-companies';
import { findOverflow } from './setup/find-text-overflow';
import { setUpBrowser } from './setup/open-page';
import { CONFIGURED_SITES } from './setup/sites';

const open = setUpBrowser();

test('the words of a Hindi site, but not its navigation, have its web font, also beside a value of the company', async () => {
  const { page } = await open('india-configured');
  await page.locator(`[${WEB_FONT_ATTRIBUTE}]`).waitFor();
  const { copy, messages } = VARIANTS_WITH_COPY.find(({ locale }) => locale === 'hi-IN')!;
  const words = await page.evaluate(
    (ours) => {
      const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      const found: { word: string; family: string }[] = [];
      for (let text = texts.nextNode() as Text | null; text; text = texts.nextNode() as Text) {
        const word = text.data.replace(/:?\s*$/, '');
        const { parentElement: parent } = text;
        if (word && ours.includes(word) && !parent?.closest('script, style, nav, .visually-hidden'))
          found.push({ word, family: getComputedStyle(parent!).fontFamily });
      }
      return found;
    },
    textsIn([copy, messages]),
  );

  expect(words.map(({ word }) => word)).toContain(messages.footer.lender);
  expect(words.filter(({ family }) => !family.includes(SCRIPT_FAMILY))).toEqual([]);
});

// `any-settings.test.tsx` shows that every value arrives on the page as it was written.
describe.each(CONFIGURED_SITES)('the export $name', ({ name }) => {
  test('shows a phone number from left to right, also if a translator has turned the page around', async () => {
    const { page } = await open(name, { path: '/#contact' });
    await page.locator('html').evaluate((html) => html.setAttribute('dir', 'rtl'));

    const places = await page
      .locator('#contact [href^="tel:"]')
      .first()
      .evaluate((link) => {
        const range = document.createRange();
        const number = link.firstChild as Text;
        return [0, number.length - 1].map((index) => {
          range.setStart(number, index);
          range.setEnd(number, index + 1);
          return range.getBoundingClientRect().left;
        });
      });

    expect(places).toEqual([...places].sort((a, b) => a - b));
  });

  test('keeps the number of a licence on one line, in the hero and in the footer', async () => {
    const { page } = await open(name);
    for (const width of [320, 360, 412, 768, 1024, 1280, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      // Home is shown, in which they are in the hero and in the footer.
      const lines = await page.locator('.unbroken-number:visible').evaluateAll((numbers) =>
        numbers.map((number) => {
          const text = document.createRange();
          text.selectNodeContents(number);
          return new Set([...text.getClientRects()].map(({ top }) => top)).size;
        }),
      );
      expect(lines.length).toBeGreaterThan(1);
      expect({ width, lines: new Set(lines) }).toEqual({ width, lines: new Set([1]) });
    }
  });

  test('breaks a value of 500 characters in every place, from a setting or from /site-config.js', async () => {
    const long = 'W'.repeat(500);
    const email = `${'W'.repeat(484)}@company.example`;
    const { page } = await open(name, {
      // The banner stands still, because a moving slide extends beyond it.
      reducedMotion: 'reduce',
      before: siteConfigIs({ comName: long, email, address: long, copyright: long }),
    });
    await page.waitForFunction((title) => document.title === title, long);
    const replaced = await page.evaluate(
      ({ values, long }) => {
        const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
        let count = 0;
        for (let text = texts.nextNode() as Text | null; text; text = texts.nextNode() as Text) {
          const value = values.find((one) => text?.data.includes(one));
          if (!value) continue;
          text.data = text.data.replace(value, long);
          count++;
        }
        document.querySelector('form button')?.setAttribute('data-clicked', '');
        for (const animation of document.getAnimations())
          if (animation.effect?.getComputedTiming().endTime !== Infinity) animation.finish();
        return count;
      },
      // A flag such as "on" is part of other words. The numbers in a value are elements of their own.
      {
        values: Object.values(CONFIGURED_COMPANIES[name])
          .flatMap((one) => [one, ...(one.match(/\S*\d[-/]\S*/g) ?? [])])
          .filter((one) => one.length > 4),
        long,
      },
    );
    expect(replaced).toBeGreaterThan(12);

    for (const [width, height] of [
      [320, 640],
      [360, 740],
      [640, 360],
      [1280, 800],
    ] as const)
      for (const section of ['home', 'about', 'contact']) {
        await page.setViewportSize({ width, height });
        await page.evaluate((id) => (location.hash = id), section);
        const overflow = (await findOverflow(page)).filter(
          (problem) => !problem.endsWith('is broken in two'),
        );
        expect({ width, section, overflow }).toEqual({ width, section, overflow: [] });
      }
  });
});

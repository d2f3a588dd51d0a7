import { readFileSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { WEB_FONT_ATTRIBUTE } from '@/lib/kit/page-scripts/web-font-constants';
import { languages } from '@/lib/region/languages';
import { serve } from './hosts/server-process';
import { expectedSlideLabel, recordChanges, seekToChange, waitForChanges } from './setup/banner';
import { hydrated, servedExport, setUpBrowser } from './setup/open-page';
import { SITES, SITES_OF_SLOW_TESTS } from './setup/sites';
import { expectToast } from './setup/toasts';
import { fillIn, navigationLink } from './setup/visitor-actions';

const open = setUpBrowser();

const NARROWEST = 320;

const SCREENS: readonly (readonly [width: number, height: number])[] = [
  [360, 740],
  // Of Lighthouse.
  [412, 823],
  [1280, 800],
  // Once a week also the narrowest one, on which a name may get a second line with our font.
  ...(process.env['ALL_LANGUAGES'] ? [[NARROWEST, 640] as const] : []),
];

/**
 * The largest sum of layout shifts. Texts have slightly other widths in the display font, so they move
 * a little when it arrives, and words of another script, which have no fallback with its metrics, a
 * little more. Up to 0.1 is good (Web Vitals).
 */
const LARGEST_SHIFT = { latin: 0.002, script: 0.004, narrowest: 0.02 };

/**
 * The sum of all layout shifts since navigation (Layout Instability API), including those after
 * input.
 */
function layoutShift(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries())
            sum += (entry as PerformanceEntry & { value: number }).value;
        }).observe({ type: 'layout-shift', buffered: true });
        // The browser delivers buffered entries in a separate task, before a timer that is set
        // later.
        setTimeout(() => resolve(sum), 100);
      }),
  );
}

describe.each(SITES)('the page of $name', ({ name, variant }) => {
  const { contact, navigation } = variant.messages;

  test.each(SCREENS)(
    'has no layout shift at %i px: load, the web font, a slide change, sections, errors, a toast',
    async (width, height) => {
      const { page } = await open(name, { viewport: { width, height }, before: recordChanges });
      await page.locator(`[${WEB_FONT_ATTRIBUTE}]`).waitFor();
      await seekToChange(page);
      await waitForChanges(page, 1);
      await hydrated(page);
      for (const item of [navigation.about, navigation.home, navigation.contact]) {
        await navigationLink(page, item).click();
      }
      const send = page.getByRole('button', { name: contact.send });
      await send.click();
      await page.getByText(contact.missing.Message).waitFor();
      await fillIn(page, contact);
      await expectToast(page, contact.success, () => send.click());
      await page.getByText(contact.success).waitFor({ state: 'detached' });

      const { script } = languages[variant.language];
      const { latin, script: ofScript, narrowest } = LARGEST_SHIFT;
      const largest = script === 'Latn' ? latin : ofScript;
      const allowed = width === NARROWEST ? narrowest : largest;
      expect(await layoutShift(page)).toBeLessThanOrEqual(allowed);
    },
  );
});

describe.each(SITES_OF_SLOW_TESTS)('the page of $name', ({ name, variant }) => {
  // The terms of a company make the offer taller than the least height of the banner, which then
  // grows.
  test.each(SCREENS)('does not move at %i px while the document arrives', async (width, height) => {
    const html = readFileSync(join(servedExport(name).folder, 'index.html'), 'utf8');
    const tagBefore = (text: string) => html.lastIndexOf('<', html.indexOf(text));
    // Where a part of the document ends, and its last element.
    const parts = [
      { end: html.indexOf('</h1>'), last: 'h1 span' },
      { end: html.indexOf('<svg', html.indexOf('</h1>')), last: 'h1 ~ a, h1 ~ div a' },
      { end: tagBefore('swiper-wrapper'), last: '.carousel-controls button' },
      { end: tagBefore(expectedSlideLabel(variant, 2)), last: '[role=group] img' },
      // The list of the terms, which comes after the banner. The offer has one of its own.
      { end: html.indexOf('</dl>', html.indexOf('swiper-wrapper')), last: '#home dd' },
      { end: html.lastIndexOf('</h2>', html.indexOf('<footer')), last: 'article:last-child h2' },
      { end: html.length, last: 'footer' },
    ];
    let response: ServerResponse | undefined;
    const server = await serve(({ url }, answer) => {
      if (url !== '/') return void answer.writeHead(404).end();
      response = answer.writeHead(200, { 'content-type': 'text/html' });
      response.write(html.slice(0, parts[0]?.end));
    });
    try {
      const { page } = await open(name, {
        origin: server.origin,
        viewport: { width, height },
        waitUntil: 'commit',
      });
      for (const [index, { end, last }] of parts.entries()) {
        await page.locator(last).last().waitFor({ state: 'attached' });
        await page.evaluate(
          () => new Promise((painted) => requestAnimationFrame(() => setTimeout(painted))),
        );
        const next = parts[index + 1];
        if (next) response?.write(html.slice(end, next.end));
        else response?.end();
      }
      await page.waitForLoadState('load');

      expect(await layoutShift(page)).toBe(0);
    } finally {
      await server.close();
    }
  });
});

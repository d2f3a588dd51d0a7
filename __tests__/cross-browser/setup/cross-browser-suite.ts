import { setTimeout as pause } from 'node:timers/promises';
import { SLIDE_INTERVAL_MS } from '@/lib/banner/timing';
import { copies, interfaceStrings } from '@/lib/region/editions';
import { REGIONS } from '@/lib/region/regions';
import { serveOlderVersion } from '../../browser/setup/deployments';
import { shownSlide } from '../../browser/setup/layout-problems';
import { deletePicturesOf, savePicture, type OtherBrowser } from './browser-pictures';
import type { PageOptions, TestBrowser } from './page';
import {
  isHydrated,
  linesOfAmounts,
  scrolledSlides,
  shownSections,
  toast,
  Visitor,
} from './page-object';
import { FOLDERS, serve, type Site } from './site';

const PHONE: PageOptions = { width: 360, height: 740, deviceScaleFactor: 2 };
const DESKTOP: PageOptions = { width: 1280, height: 800, deviceScaleFactor: 1 };

const { contact } = interfaceStrings.en;
const SEND = 'form [type="submit"]';
const TOGGLE = '[aria-roledescription] button';

/**
 * The tests that every browser has to pass.
 *
 * @param launch starts the browser, or is undefined where it is not installed: Jest then lists it
 *   as not tested.
 */
export function describeCrossBrowserSuite(
  name: OtherBrowser,
  launch: (() => Promise<TestBrowser>) | undefined,
): void {
  if (!launch) {
    test.skip(`${name}: not tested, because it is not installed here`, () => undefined);
    return;
  }

  describe(name, () => {
    let browser: TestBrowser | undefined;
    let sites: Site[] = [];
    let visitors: Visitor[] = [];

    beforeAll(async () => {
      deletePicturesOf(name);
      browser = await launch();
    });
    afterEach(async () => {
      for (const { page } of visitors) await page.close();
      for (const site of sites) await site.close();
      [visitors, sites] = [[], []];
    });
    afterAll(() => browser?.close());

    const visit = async (
      region: string,
      path: string,
      options: Partial<PageOptions> & Parameters<typeof serve>[1] = {},
    ) => {
      const site = await serve(region, options);
      sites.push(site);
      if (!browser) throw new Error(`${name} did not start`);
      const visitor = new Visitor(await browser.open({ ...PHONE, ...options }));
      visitors.push(visitor);
      await visitor.page.goto(`${site.origin}${path}`);
      return { visitor, site };
    };
    const picture = async (visitor: Visitor, region: string, width: number, state: string) => {
      await visitor.painted();
      savePicture({ browser: name, region, width, state }, await visitor.page.screenshot());
    };
    const noErrors = ({ page }: Visitor) => expect(page.errors).toEqual([]);

    describe.each(REGIONS)('the site of %s', (region) => {
      test.each([PHONE, DESKTOP])(
        'fits, is sharp and shows one section at a time at $width px',
        async (screen) => {
          const { visitor } = await visit(region, '/', screen);
          await visitor.until({ sections: ['home'], marked: ['home'] }, shownSections);
          expect(await visitor.problems()).toEqual([]);
          await picture(visitor, region, screen.width, 'Home');

          for (const [section, state] of [
            ['about', 'About us'],
            ['contact', 'Contact us'],
          ] as const) {
            await visitor.click(`nav [href="#${section}"]`);
            await visitor.until({ sections: [section], marked: [section] }, shownSections);
            expect(await visitor.problems()).toEqual([]);
            await picture(visitor, region, screen.width, state);
          }
          // A link that the mouse is over looks different, too.
          await visitor.click('#contact h2');
          await visitor.run(() => history.back());
          await visitor.until({ sections: ['about'], marked: ['about'] }, shownSections);
          noErrors(visitor);
        },
      );

      test('answers the form, also when Send is pressed at once', async () => {
        const { visitor } = await visit(region, '/#contact');
        await visitor.click(SEND);
        await visitor.until(contact.incomplete, toast);
        await picture(visitor, region, PHONE.width, 'Sent with fields missing');
        expect(await visitor.problems()).toEqual([]);
        await visitor.until('', toast);
        for (const words of ['Asha', 'asha@mail.example', 'Please call me.']) {
          await visitor.page.type(words);
          await visitor.press('Tab');
        }
        await visitor.click(SEND);
        await visitor.until(contact.success, toast);
        noErrors(visitor);
      });

      test('answers Send on a page that is older than the site, and keeps the text', async () => {
        if (!browser) throw new Error(`${name} did not start`);
        const older = await serveOlderVersion(FOLDERS[region] ?? '');
        sites.push({ ...older, requests: [] });
        const visitor = new Visitor(await browser.open(PHONE));
        visitors.push(visitor);
        await visitor.page.goto(`${older.origin}/#contact`);
        for (const field of ['Name', 'Telephone', 'Message'])
          await visitor.run((name) => {
            const input = document.querySelector<HTMLInputElement>(`[name="${name}"]`);
            if (input) input.value = 'Asha';
          }, field);
        older.deploy();
        await visitor.click(SEND);
        await visitor.until(true, isHydrated);
        await visitor.until(['Asha', 'Asha', 'Asha'], () =>
          [...document.querySelectorAll<HTMLInputElement>('input, textarea')].map(
            ({ value }) => value,
          ),
        );
        // The press has been answered: the button no longer waits.
        await visitor.until(0, () => document.querySelectorAll('[data-clicked]').length);
      });

      test('turns the banner, pauses it and goes on by hand', async () => {
        const { visitor } = await visit(region, '/');
        await visitor.until(1, shownSlide);
        await visitor.until(2, shownSlide);
        expect(await visitor.problems()).toEqual([]);
        await visitor.click(TOGGLE);
        await visitor.until(true, isHydrated);
        // A slide that moves arrives first.
        let paused = 0;
        while (paused === 0) paused = await visitor.run(shownSlide);
        await visitor.click(`${TOGGLE}:nth-of-type(3)`);
        await visitor.until((paused % copies[region].en.slides.length) + 1, shownSlide);
        noErrors(visitor);
      });

      test('requests the picture of the next slide before the slide starts to move', async () => {
        const { visitor } = await visit(region, '/');
        const [, second] = copies[region].en.slides;
        const files = Object.values(second?.picture.files.avif ?? {});
        // The page's own times: a slow machine may look when the slide has long moved.
        const isInTime = (paths: string[], interval: number) => {
          const request = performance
            .getEntriesByType('resource')
            .find(({ name }) => paths.some((path) => name.endsWith(path)));
          const rotation = document
            .querySelector('.swiper-wrapper')
            ?.getAnimations({ subtree: true })[0];
          if (!request || typeof rotation?.startTime !== 'number') return undefined;
          return request.startTime < rotation.startTime + interval;
        };
        await visitor.until(true, isInTime, files, SLIDE_INTERVAL_MS);
      });

      test('reads without scripts, and shows no control that would do nothing', async () => {
        const { visitor } = await visit(region, '/', { noScripts: true });
        const { offer } = copies[region].en;
        const text = await visitor.run(() => document.body.innerText.replace(/\u200B|\n/g, ''));
        expect(text).toContain(offer.from);
        expect(text).toContain(offer.to);
        await visitor.until([], () =>
          [...document.querySelectorAll('button, input, textarea')]
            .filter((control) => control.getClientRects().length > 0)
            .map(({ outerHTML }) => outerHTML),
        );
        // The web font needs a script, so this also looks at the fallback fonts.
        await visitor.until([1, 1], linesOfAmounts);
        expect(await visitor.problems()).toEqual([]);
        await picture(visitor, region, PHONE.width, 'Without scripts');
      });

      test('lets visitors scroll to every slide without scripts', async () => {
        const { visitor } = await visit(region, '/', { noScripts: true });
        const slides = copies[region].en.slides.length;
        await visitor.until({ slides, corners: 'clipped' }, scrolledSlides);
      });

      test('shows its name after a rename', async () => {
        const { visitor } = await visit(region, '/', {
          files: { '/site-config.js': 'window.siteConfig = { comName: "Renamed" };' },
        });
        await visitor.until('Renamed', () => document.title);
        noErrors(visitor);
      });

      test('opens again without a network', async () => {
        const { visitor, site } = await visit(region, '/');
        await visitor.click(TOGGLE);
        await visitor.until(true, isHydrated);
        await visitor.until(true, async () => {
          if (!('serviceWorker' in navigator)) return true;
          const registration = await navigator.serviceWorker.getRegistration();
          const scripts = [...document.scripts].map(({ src }) => src).filter(Boolean);
          const stored = await Promise.all(['/', ...scripts].map((url) => caches.match(url)));
          return registration?.active?.state === 'activated' && stored.every(Boolean);
        });
        await site.close();
        await visitor.page.goto(`${site.origin}/?again#contact`);
        await visitor.until({ sections: ['contact'], marked: ['contact'] }, shownSections);
      });

      test('is dark at night, and still with reduced motion', async () => {
        const { visitor } = await visit(region, '/', { dark: true, reducedMotion: true });
        expect(await visitor.problems()).toEqual([]);
        await picture(visitor, region, PHONE.width, 'Dark');
        const lightness = await visitor.run(() => {
          const colour = getComputedStyle(document.documentElement).backgroundColor;
          return (colour.match(/\d+/g) ?? []).slice(0, 3).map(Number);
        });
        expect(Math.max(...lightness)).toBeLessThan(100);
        await pause(SLIDE_INTERVAL_MS + 1500);
        expect(await visitor.run(shownSlide)).toBe(1);
        noErrors(visitor);
      });

      test('leads the keyboard from the skip link to the first control of the section', async () => {
        const { visitor } = await visit(region, '/');
        const focused = () => {
          const { activeElement } = document;
          const controls = [...document.querySelectorAll('#home a[href], #home button')];
          return activeElement?.matches('[data-skip-to]')
            ? 'skip link'
            : activeElement === controls[0];
        };
        await visitor.press('Tab');
        await visitor.until('skip link', focused);
        await visitor.press('Enter');
        await visitor.until('#home', () => location.hash);
        await visitor.press('Tab');
        await visitor.until(true, focused);
        noErrors(visitor);
      });
    });
  });
}

import { appendFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { SLIDE_INTERVAL_MS } from '@/components/home/banner/timing';
import { languages } from '@/lib/region/languages';
import type { Region } from '@/lib/region/regions';
import { shownSlide } from '../browser/setup/banner';
import { makeOlder, serveCopy, type ServedCopy } from '../browser/setup/serve-copy';
import { readRecord, recordInPage } from '../browser/setup/toasts';
import { VARIANTS_WITH_COPY } from '../variants-with-copy';
import { holdScripts } from './setup/hold-scripts';
import { openerOf, type PageOptions } from './setup/open-browser';
import {
  fieldValues,
  isFocusRingShown,
  isRotationHydrated,
  shownSections,
  toast,
  visibleSlides,
  Visitor,
} from './setup/visitor';

/** The browser and the region of this run, from the Jest configuration. */
declare const BROWSER: string;
declare const REGION: Region;

const PHONE = { width: 360, height: 740, deviceScaleFactor: 2 };
const DESKTOP = { width: 1280, height: 800, deviceScaleFactor: 1 };

const { contact } = languages.en.messages.interface;
const { headline, slides } = VARIANTS_WITH_COPY.find(
  ({ region, language }) => region === REGION && language === 'en',
)!.copy;
const SEND = 'form [type="submit"]';
const TOGGLE = '[aria-roledescription] button';
const [PREVIOUS, NEXT] = [`${TOGGLE}:nth-of-type(2)`, `${TOGGLE}:nth-of-type(3)`];
/** Whether the banner rotates once it is hydrated: `on` or `off`. */
const rotation = () => document.querySelector('[data-rotation]')?.getAttribute('data-rotation');
const MESSAGE = ['Asha', 'asha@mail.example', 'Please call me.'];

const open = openerOf(BROWSER);
// Jest lists the tests of a browser that is not installed as skipped.
const describeIfInstalled = open ? describe : describe.skip;
const title = open ? BROWSER : `${BROWSER}: not tested, because it is not installed here`;

describeIfInstalled(`${title}: the site of ${REGION}`, () => {
  /** A copy of the site. A test may change its files. */
  let site: ServedCopy;
  const opened: { close: () => Promise<void> }[] = [];
  beforeEach(async () => {
    site = await serveCopy(REGION);
  });
  afterEach(async () => {
    // Closes each page before the server of its site.
    for (const each of opened.splice(0).reverse()) await each.close();
  });

  const visit = async (
    path: string,
    options: Partial<PageOptions> = {},
    { origin }: { readonly origin: string } = site,
  ): Promise<Visitor> => {
    if (!open) throw new Error(`${BROWSER} is not installed.`);
    const page = await open({ ...PHONE, ...options });
    opened.push(page);
    await page.goto(origin + path);
    return new Visitor(page);
  };
  /** Opens Home with scripts that hang until `release`. */
  const visitHeld = async (options: Partial<PageOptions> = {}) => {
    const held = await holdScripts(site.origin);
    opened.push(held);
    return { visitor: await visit('/', options, held), release: held.release };
  };
  const expectNoErrors = ({ page }: Visitor) => expect(page.errors).toEqual([]);

  test.each([PHONE, DESKTOP])(
    'fits, is sharp and shows one section at a time at $width px',
    async (screen) => {
      const visitor = await visit('/', { ...screen, reducedMotion: true });
      await visitor.until({ sections: ['home'], marked: ['home'] }, shownSections);
      expect(await visitor.problems()).toEqual([]);
      for (const section of ['about', 'contact']) {
        await visitor.click(`nav [href="#${section}"]`);
        await visitor.until({ sections: [section], marked: [section] }, shownSections);
        expect(await visitor.problems()).toEqual([]);
      }
      // Moves the mouse off the link, because a hovered link looks different, too.
      await visitor.click('#contact h2');
      await visitor.run(() => history.back());
      await visitor.until({ sections: ['about'], marked: ['about'] }, shownSections);
      expectNoErrors(visitor);
    },
  );

  /** Fills in the form, from the field with the focus on, and sends it. */
  const send = async (visitor: Visitor) => {
    for (const words of MESSAGE) {
      await visitor.page.type(words);
      await visitor.page.press('Tab');
    }
    await visitor.click(SEND);
  };

  test('answers the form', async () => {
    const visitor = await visit('/#contact');
    await visitor.click(SEND);
    await visitor.until(contact.incomplete, toast);
    await visitor.until(true, isFocusRingShown);
    expect(await visitor.problems()).toEqual([]);
    await visitor.until('', toast);
    await send(visitor);
    await visitor.until(contact.success, toast);
    await visitor.until('', toast);
    expectNoErrors(visitor);
  });

  test('sends a message once whose typing and two presses on Send are before the scripts', async () => {
    const { visitor, release } = await visitHeld();
    await visitor.click('nav [href="#contact"]');
    await visitor.click('[name="Name"]');
    await send(visitor);
    await visitor.click(SEND);
    await visitor.run(recordInPage);
    await visitor.click('[name="Message"]');
    release();
    await visitor.until([contact.success, ''], readRecord);
    await visitor.page.type('!');
    await visitor.until([...MESSAGE.slice(0, 2), `${MESSAGE[2]}!`], fieldValues);
    expectNoErrors(visitor);
  });

  test.each([false, true])(
    'rotates the banner, answers its buttons before and after its scripts, and repeats no press (reduced motion: %s)',
    async (reducedMotion) => {
      const { visitor, release } = await visitHeld({ reducedMotion });
      await visitor.until(1, shownSlide);
      if (!reducedMotion) {
        await visitor.until(2, shownSlide);
        await visitor.click(TOGGLE);
      }
      const paused = await visitor.run(shownSlide);
      const after = (steps: number) => ((paused - 1 + steps) % slides.length) + 1;
      for (const button of [NEXT, NEXT, NEXT, PREVIOUS]) await visitor.click(button);
      expect(await visitor.run(shownSlide)).toBe(after(2));
      release();
      await visitor.until(true, isRotationHydrated);
      await pause(SLIDE_INTERVAL_MS);
      expect(await visitor.run(shownSlide)).toBe(after(2));
      await visitor.click(NEXT);
      await visitor.until(after(3), shownSlide);
      await visitor.until('off', rotation);
      expectNoErrors(visitor);
    },
  );

  test('reloads a page of an earlier version after a click on Send, and keeps the typed text', async () => {
    const deploy = makeOlder(site.folder);
    const visitor = await visit('/#contact');
    for (const field of ['Name', 'Telephone', 'Message'])
      await visitor.run((name) => {
        const input = document.querySelector<HTMLInputElement>(`[name="${name}"]`);
        if (input) input.value = 'Asha';
      }, field);
    deploy();
    await visitor.click(SEND);
    // React has taken the form over.
    await visitor.until(0, () => document.querySelectorAll('[data-island="contact"]').length);
    await visitor.until(['Asha', 'Asha', 'Asha'], fieldValues);
    // The click has been replayed: no button has a pending click.
    await visitor.until(0, () => document.querySelectorAll('[data-clicked]').length);
  });

  test.each([PHONE, DESKTOP])(
    'without scripts, shows the offer and every slide, and no control that would do nothing, at $width px',
    async (screen) => {
      // Every browser obeys this policy, and the test itself can still run scripts.
      const noScripts = "/*\n  Content-Security-Policy: script-src 'none'\n";
      appendFileSync(join(site.folder, '_headers'), noScripts);
      const visitor = await visit('/', screen);
      const text = await visitor.run(() => document.body.innerText.replace(/\u200B|\n/g, ''));
      expect(text).toContain(headline[1]);
      expect(text).toContain(headline[3]);
      // The web font needs a script, so these are the fallback fonts.
      expect(await visitor.problems()).toEqual([]);
      await visitor.until([], () =>
        [...document.querySelectorAll('button, input, textarea')]
          .filter((control) => control.getClientRects().length > 0)
          .map(({ outerHTML }) => outerHTML),
      );
      await visitor.until(slides.length, visibleSlides);
    },
  );

  test('shows the name that /site-config.js sets', async () => {
    const renamed = 'window.siteConfig = { comName: "Renamed" };';
    writeFileSync(join(site.folder, 'site-config.js'), renamed);
    const visitor = await visit('/');
    await visitor.until('Renamed', () => document.title);
    expectNoErrors(visitor);
  });

  test('opens again without a network', async () => {
    const visitor = await visit('/');
    await visitor.click(NEXT);
    await visitor.until(true, isRotationHydrated);
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

  test('is dark with a dark colour scheme, and its banner does not rotate with reduced motion', async () => {
    const visitor = await visit('/', { dark: true, reducedMotion: true });
    expect(await visitor.problems()).toEqual([]);
    const lightness = await visitor.run(() => {
      const colour = getComputedStyle(document.documentElement).backgroundColor;
      return (colour.match(/\d+/g) ?? []).slice(0, 3).map(Number);
    });
    expect(Math.max(...lightness)).toBeLessThan(100);
    await pause(SLIDE_INTERVAL_MS + 1500);
    expect(await visitor.run(shownSlide)).toBe(1);
    expectNoErrors(visitor);
  });

  test('moves the focus from the skip link to the first control of the section', async () => {
    const visitor = await visit('/');
    const focused = () => {
      const { activeElement } = document;
      const controls = [...document.querySelectorAll('#home a[href], #home button')];
      return activeElement?.matches('header > a') ? 'skip link' : activeElement === controls[0];
    };
    await visitor.page.press('Tab');
    await visitor.until('skip link', focused);
    await visitor.page.press('Enter');
    await visitor.until('#home', () => location.hash);
    await visitor.page.press('Tab');
    await visitor.until(true, focused);
    expectNoErrors(visitor);
  });
});

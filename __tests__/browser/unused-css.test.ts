import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { load } from 'cheerio';
import type { Page } from 'playwright-core';
import postcss from 'postcss';
import { HOME_PAGE, NOT_FOUND_PAGE } from '@/lib/kit/urls/paths';
import { BUILT_PAGES } from '@/lib/site/pages';
import { hydrated, servedExport, setUpBrowser } from './setup/open-page';
import { SITES_OF_SLOW_TESTS } from './setup/sites';
import { fillIn, navigationLink, pressSend } from './setup/visitor-actions';

const open = setUpBrowser();

/** In bytes. Nothing of such a page is visible but its background. */
const LARGEST_EMPTY_PAGE = 1150;

function selectorsIn(folder: string, file: string): Set<string> {
  const css = load(readFileSync(join(folder, file)))('style').text();
  const selectors = new Set<string>();
  postcss.parse(css).walkRules((rule) => {
    if (rule.parent?.type !== 'atrule' || !/keyframes/.test((rule.parent as postcss.AtRule).name))
      rule.selectors.forEach((selector) => selectors.add(selector));
  });
  return selectors;
}

/** The selectors that the export has dropped from a page, without what depends on the moment. */
function droppedSelectors(folder: string, file: string): string[] {
  const kept = selectorsIn(folder, file);
  const dropped = [...selectorsIn(`${folder}-raw`, file)].filter((selector) => !kept.has(selector));
  // A part of an element that another browser has.
  const own = dropped.filter((selector) => !selector.includes('::-moz-'));
  return own.map((selector) =>
    selector
      .replace(/::?(?:before|after|[\w-]*details[\w-]*|hover|focus[\w-]*|active|target)/g, '')
      .replaceAll(':not()', ''),
  );
}

/** Notes each dropped selector that matches an element from now on, however briefly. */
function noteMatches(page: Page, dropped: readonly string[]): Promise<void> {
  return page.evaluate((selectors) => {
    const matched = new Set<string>();
    Object.assign(window, { matched });
    const look = () => {
      for (const selector of selectors)
        if (document.querySelector(selector || '*')) matched.add(selector);
    };
    look();
    new MutationObserver(look).observe(document, {
      attributes: true,
      childList: true,
      subtree: true,
    });
  }, dropped);
}

test.each(SITES_OF_SLOW_TESTS)(
  'no rule that the export has dropped from a page of $name would match what visitors see',
  async ({ name, variant: { messages } }) => {
    const { folder } = servedExport(name);
    const { page } = await open(name);
    const matches = () =>
      page.evaluate(() => [...(window as unknown as { matched: Set<string> }).matched]);
    const dropped = droppedSelectors(folder, HOME_PAGE.file);
    expect(dropped).not.toEqual([]);
    await noteMatches(page, dropped);
    await page.getByRole('button', { name: messages.banner.next }).click();
    await hydrated(page);
    await page.getByRole('button', { name: messages.banner.previous }).click();
    for (const section of ['about', 'contact'] as const)
      await navigationLink(page, messages.navigation[section]).click();
    await pressSend(page, messages.contact);
    await page.getByRole('status').filter({ hasText: /\S/ }).waitFor();
    await fillIn(page, messages.contact);
    await pressSend(page, messages.contact);
    await page
      .getByRole('status')
      .filter({ hasNotText: messages.contact.incomplete })
      .filter({ hasText: /\S/ })
      .waitFor();
    await expect(matches()).resolves.toEqual([]);

    await page.goto(new URL('/unknown', page.url()).href);
    await noteMatches(page, droppedSelectors(folder, NOT_FOUND_PAGE.file));
    await expect(matches()).resolves.toEqual([]);
  },
);

test.each(SITES_OF_SLOW_TESTS)('an empty page of $name is small', ({ name }) => {
  const screens = BUILT_PAGES.filter(({ kind }) => kind === 'screen');
  const sizes = screens.map(({ file }) => {
    return brotliCompressSync(readFileSync(join(servedExport(name).folder, file))).length;
  });
  expect(Math.max(...sizes)).toBeLessThanOrEqual(LARGEST_EMPTY_PAGE);
});

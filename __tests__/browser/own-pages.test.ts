import axe from 'axe-core';
import { siteConfigIs } from './setup/before-load';
import { runtimeRequests, setUpBrowser } from './setup/open-page';

/** The texts of its company are in setup/added-files. */
const EXPORT = 'india-with-own-pages';
const HOME = '/a/b/';

const open = setUpBrowser();

test.each([320, 1280])(
  'a page of the company has its words, the name in /site-config.js, a list of headings and no accessibility problem at %s px (PRODUCT rule 47)',
  async (width) => {
    const { page, errors, requests } = await open(EXPORT, {
      path: `${HOME}fees`,
      viewport: { width, height: 800 },
      before: siteConfigIs({ comName: 'Renamed Finance' }),
    });

    await page.getByRole('heading', { level: 1, name: 'Fees' }).waitFor();
    await page.waitForFunction(() => document.title === 'Fees – Renamed Finance');
    // The page has no Hindi version, so the Hindi site shows the English one.
    await expect(page.getByRole('main').getAttribute('lang')).resolves.toBe('en');
    const list = page.getByRole('navigation', { name: 'On this page' });
    const links = list.getByRole('link');
    // On a phone the text begins on the first screen, because the list is folded.
    if (width === 320) {
      await expect(links.count()).resolves.toBe(0);
      await list.locator('summary').press('Enter');
    }
    await expect(links.allTextContents()).resolves.toEqual([
      ...['What it costs', 'Late', 'Prepaymentandforeclosurecharges', 'Contact'],
    ]);
    expect(runtimeRequests(requests)).toEqual([]);
    // The table scrolls, also in a list, and a long word breaks. The page does not scroll.
    const pageWidth = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(pageWidth).toBe(width);

    const total = page.getByRole('cell', { name: '10,989' });
    expect(await total.evaluate((cell) => getComputedStyle(cell).textAlign)).toMatch(/right$/);

    await page.evaluate(axe.source);
    const violations = await page.evaluate(
      async () => (await (window as unknown as { axe: typeof axe }).axe.run()).violations,
    );
    expect(violations).toEqual([]);
    expect(errors).toEqual([]);
  },
);

test('with the keyboard alone, the text is one step away, and a wide table scrolls', async () => {
  const { page } = await open(EXPORT, {
    path: `${HOME}fees`,
    viewport: { width: 320, height: 800 },
  });
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.locator('main:focus').waitFor();

  const table = page.getByRole('region', { name: 'What it costs' });
  await table.press('ArrowRight');
  await page.waitForFunction(() => (document.activeElement?.scrollLeft ?? 0) > 0);
});

test('its links lead to the sections of Home and to headings, and the footer of each page to it', async () => {
  const { page } = await open(EXPORT, { path: `${HOME}privacyPolicy` });
  await page.getByText('27 नवंबर 2026 को अपडेट किया गया').waitFor();
  await page.getByRole('main').getByRole('link').click();
  await page.waitForURL('**/fees#late');
  await page.getByRole('banner').getByRole('link').nth(3).click();
  await page.waitForURL('**/#about');
  await page.getByText('We lend in Exampleville.').waitFor();

  await page.goto(new URL('nowhere', page.url()).href);
  // Without the attribute, Safari does not announce a list without markers.
  const links = page.getByRole('contentinfo').locator('[role=list]').getByRole('listitem');
  await expect(links.allTextContents()).resolves.toEqual(['गोपनीयता नीति', 'Fees']);
});

test('the first question is open, another one opens with the keyboard, also without scripts, and a wide table in it scrolls (PRODUCT rule 48)', async () => {
  const viewport = { width: 320, height: 800 };
  const { page } = await open(EXPORT, {
    path: `${HOME}#questions`,
    viewport,
    javaScriptEnabled: false,
  });
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(0);
  expect(await page.getByText('Within 2 hours.').isVisible()).toBe(true);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(viewport.width);
  const answer = page.getByText('One of us reads each application.');
  expect(await answer.isVisible()).toBe(false);
  await page.locator('summary').last().press('Enter');
  await answer.waitFor();
});

test('paper has the answers of closed questions, and the notice of the form without its fields', async () => {
  const { page } = await open(EXPORT, { path: HOME });
  await page.emulateMedia({ media: 'print' });
  await page.getByText('One of us reads each application.').waitFor();
  await page.goto(new URL('#contact', page.url()).href);
  await page.getByText('We keep your message for 30 days.').waitFor();
  await expect(page.getByRole('textbox').count()).resolves.toBe(0);
});

test('no line of About us crosses the edge of the circle behind its picture', async () => {
  const { page } = await open(EXPORT, { path: `${HOME}#about` });
  for (const [width, height] of [
    [320, 640],
    [768, 1024],
    [844, 390],
    [1024, 768],
    [1920, 1080],
  ] as const) {
    await page.setViewportSize({ width, height });
    const crossed = await page.locator('#about').evaluate((section) => {
      const [text, picture] = section.querySelectorAll('.accent-panel > *');
      const { left, top } = picture!.getBoundingClientRect();
      const circle = getComputedStyle(picture!, '::before');
      const radius = parseFloat(circle.width) / 2;
      const x = left + parseFloat(circle.left) + radius;
      const y = top + parseFloat(circle.top) + radius;
      const lines = document.createRange();
      lines.selectNodeContents(text!);
      return [...lines.getClientRects()].filter((line) => {
        const nearestX = Math.max(line.left, Math.min(x, line.right));
        const nearestY = Math.max(line.top, Math.min(y, line.bottom));
        return Math.hypot(nearestX - x, nearestY - y) < radius;
      });
    });
    expect({ width, crossed }).toEqual({ width, crossed: [] });
  }
});

test.each([
  ['fees', 'main', 640],
  ['fees', 'main', 1024],
  ['fees', 'main', 1920],
  ['#questions', '#questions', 640],
  ['#questions', '#questions', 1024],
  ['#questions', '#questions', 1920],
])(
  'a picture beside the words of %s is beside a long heading, too (%s, %s px)',
  async (...view) => {
    const [path, part, width] = view;
    const { page } = await open(EXPORT, {
      path: HOME + path,
      viewport: { width, height: 800 },
    });
    const picture = page.locator(`${part} .picture`);
    await picture.first().waitFor();

    const overlaps = await picture.first().evaluate((element, root) => {
      const place = element.closest(root);
      const heading = place?.querySelector('h1, h2');
      if (!place || !heading) throw new Error('No heading');
      heading.textContent = 'Frequently asked questions about loans and what they cost';
      const box = element.getBoundingClientRect();
      const words = [heading, ...place.querySelectorAll('a.primary-button, time')];
      return words.filter((word) => {
        const range = document.createRange();
        range.selectNodeContents(word);
        return [...range.getClientRects()].some(
          ({ left, right, top, bottom }) =>
            left < box.right && right > box.left && top < box.bottom && bottom > box.top,
        );
      }).length;
    }, part);
    expect(overlaps).toBe(0);
  },
);

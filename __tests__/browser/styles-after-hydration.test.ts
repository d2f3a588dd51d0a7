import { hydrated, runtimeRequests, setUpBrowser } from './setup/open-page';
import { EXAMPLE_SITE } from './setup/representative-sites';

const open = setUpBrowser();

describe(`the runtime of ${EXAMPLE_SITE.name}`, () => {
  const { name, variant } = EXAMPLE_SITE;
  const { banner } = variant.strings;

  test('adopts the styles of the page as they are', async () => {
    // Otherwise the next slide's picture could appear between the two readings.
    const { page, faults } = await open(name, { reducedMotion: 'reduce' });
    const readStyles = () =>
      page.evaluate(() => ({
        sheets: [...document.querySelectorAll('style')].map((style) => style.outerHTML),
        looks: [...document.querySelectorAll('header *, main *')].map((element) => {
          const { color, font, width, height } = getComputedStyle(element);
          return { color, font, width, height };
        }),
      }));
    await page.waitForFunction(() =>
      [...document.fonts].some(({ family, status }) => family === 'Display' && status === 'loaded'),
    );
    const before = await readStyles();
    await hydrated(page);

    expect(await readStyles()).toEqual(before);
    expect(before.sheets).toHaveLength(1);
    expect(faults).toEqual([]);
  });

  test('requests each of its scripts once and with integrity', async () => {
    const { page, requests } = await open(name);
    await page.getByRole('button', { name: banner.next }).click();
    await page.locator('.swiper-initialized').waitFor();
    await hydrated(page);

    const scripts = await page.evaluate(() =>
      [...document.scripts]
        .filter(({ src }) => src.includes('/_next/'))
        .map(({ src, integrity }) => ({ src, integrity })),
    );
    const asked = runtimeRequests(requests);
    expect(scripts).toHaveLength(2);
    expect(scripts.filter(({ integrity }) => !integrity.startsWith('sha256-'))).toEqual([]);
    expect(new Set(asked)).toEqual(new Set(scripts.map(({ src }) => src)));
    expect(scripts).toHaveLength(new Set(asked).size);
  });
});

import { hydrated, setUpBrowser } from './setup/open-page';
import { EXAMPLE_SITE } from './setup/representative-sites';

const open = setUpBrowser();

test(`the runtime of ${EXAMPLE_SITE.name} adopts the styles of the page as they are`, async () => {
  // Otherwise the next slide's picture could appear between the two readings.
  const { page, faults } = await open(EXAMPLE_SITE.name, { reducedMotion: 'reduce' });
  // Pause has two icons and names until React is there.
  const readStyles = () =>
    page.evaluate(() => ({
      sheets: [...document.querySelectorAll('style')].map((style) => style.outerHTML),
      looks: [...document.querySelectorAll('header *, main :not([data-toggle] *)')].map(
        (element) => {
          const { color, font, width, height } = getComputedStyle(element);
          return { color, font, width, height };
        },
      ),
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

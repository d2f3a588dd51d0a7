import { hydrated, setUpBrowser } from './setup/open-page';
import { CONTRASTING_SITES } from './setup/sites';

const open = setUpBrowser();

/**
 * The roles, names and texts that assistive technology gets, in reading order. Read the difference
 * before you accept it with `npx jest screen-reader --selectProjects browser -u`.
 */
test.each(
  CONTRASTING_SITES.flatMap(({ name }) =>
    ['home', 'about', 'contact'].map((section) => ({ name, section })),
  ),
)('a screen reader announces $section of $name', async ({ name, section }) => {
  const { page } = await open(name, { path: `/#${section}`, reducedMotion: 'reduce' });
  await hydrated(page);

  expect(await page.locator('body').ariaSnapshot()).toMatchSnapshot();
});

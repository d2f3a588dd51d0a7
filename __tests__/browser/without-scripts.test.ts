import { runtimeRequests, setUpBrowser } from './setup/open-page';
import { CONTRASTING_SITES, EXAMPLE_SITE, offerHeadingOf } from './setup/sites';
import { navigationLink } from './setup/visitor-actions';

const open = setUpBrowser();

test.each(CONTRASTING_SITES)(
  'without scripts $name shows the company, the whole offer, every slide and feature, one marked section at a time, no control that needs scripts, and on paper no banner',
  async (site) => {
    const { name, variant, company } = site;
    const { slides, features } = variant.copy;
    const { navigation, banner } = variant.messages;
    const { page } = await open(name, { javaScriptEnabled: false, forcedColors: 'active' });
    const controls = page.getByRole('button').or(page.getByRole('textbox'));
    /** The links that look current. */
    const marked = () =>
      page
        .getByRole('navigation')
        .getByRole('link')
        .evaluateAll((links) =>
          links
            .filter((link) => getComputedStyle(link, '::before').borderBottomStyle === 'solid')
            .map(({ textContent }) => textContent),
        );

    await page
      .getByRole('heading', { level: 1, name: offerHeadingOf(site), exact: true })
      .waitFor();
    for (const text of [
      ...slides.map(({ title }) => title),
      ...features.map(({ amount }) => amount),
      company.address,
    ])
      await page.getByText(text, { exact: true }).first().waitFor();
    await expect(controls.count()).resolves.toBe(0);
    await expect(marked()).resolves.toEqual([navigation.home]);
    await page.emulateMedia({ media: 'print' });
    await page.getByRole('region', { name: banner.label }).waitFor({ state: 'hidden' });
    await page.emulateMedia({ media: 'screen' });

    await navigationLink(page, navigation.contact).click();
    await page.getByRole('heading', { name: navigation.contact }).waitFor();
    await page.locator('#home').waitFor({ state: 'hidden' });
    await expect(controls.count()).resolves.toBe(0);
    await expect(marked()).resolves.toEqual([navigation.contact]);

    await page.goBack();
    await page.locator('#home').waitFor({ state: 'visible' });
    await page.locator('#contact').waitFor({ state: 'hidden' });
  },
);

test(`a browser that is too old shows ${EXAMPLE_SITE.name} as without scripts`, async () => {
  const { name, variant } = EXAMPLE_SITE;
  const { navigation } = variant.messages;
  const { page, requests } = await open(name, {
    before: (page) => page.addInitScript(() => Reflect.deleteProperty(Array.prototype, 'at')),
  });
  await navigationLink(page, navigation.contact).click();

  await page.getByRole('heading', { name: navigation.contact }).waitFor();
  await expect(page.getByRole('textbox').count()).resolves.toBe(0);
  expect(runtimeRequests(requests)).toEqual([]);
});

import { setUpBrowser } from './setup/open-page';
import { offerHeadingOf, SITES } from './setup/sites';

const open = setUpBrowser();

describe.each(SITES)('without scripts the site of $name', (site) => {
  const { name, variant, company } = site;
  const { offer, slides, features } = variant.copy;
  const { navigation } = variant.messages;

  test('shows the company, the whole offer, every slide and the features', async () => {
    const { page } = await open(name, { javaScriptEnabled: false });

    await page
      .getByRole('heading', { level: 1, name: offerHeadingOf(site), exact: true })
      .waitFor();
    for (const fact of offer.highlights)
      await page.getByText(fact, { exact: true }).first().waitFor();
    for (const { title } of slides) await page.getByText(title, { exact: true }).first().waitFor();
    for (const { amount } of features)
      await page.getByText(amount, { exact: true }).first().waitFor();
    await page.getByText(company.address).waitFor();
  });

  test('shows one section at a time, and Back works', async () => {
    const { page } = await open(name, { javaScriptEnabled: false });

    await page.getByRole('navigation').getByRole('link', { name: navigation.contact }).click();
    await page.getByRole('heading', { name: navigation.contact }).waitFor();
    await page.locator('#home').waitFor({ state: 'hidden' });
    await page.goBack();
    await page.locator('#home').waitFor({ state: 'visible' });
    await page.locator('#contact').waitFor({ state: 'hidden' });
  });

  test('marks the current section, also in forced colours', async () => {
    const { page } = await open(name, {
      javaScriptEnabled: false,
      forcedColors: 'active',
      path: '/#about',
    });

    const marked = await page
      .getByRole('navigation')
      .getByRole('link')
      .evaluateAll((links) =>
        links
          .filter((link) => getComputedStyle(link, '::before').borderTopStyle === 'solid')
          .map(({ textContent }) => textContent),
      );

    expect(marked).toEqual([navigation.about]);
  });

  test('shows no control that needs scripts', async () => {
    const { page } = await open(name, { javaScriptEnabled: false });
    const controls = page.getByRole('button').or(page.getByRole('textbox'));

    await expect(controls.count()).resolves.toBe(0);
    await page.getByRole('navigation').getByRole('link', { name: navigation.contact }).click();
    await page.getByRole('heading', { name: navigation.contact }).waitFor();
    await expect(controls.count()).resolves.toBe(0);
  });
});

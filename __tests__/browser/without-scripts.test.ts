import { copies } from '@/lib/region/editions';
import { REGIONS } from '@/lib/region/regions';
import { setUpBrowser } from './setup/open-page';

const open = setUpBrowser();

describe.each(REGIONS)('without scripts the site of %s', (region) => {
  const { offer, slides } = copies[region].en;

  test('shows the company, the whole offer, every slide and the features', async () => {
    const { page } = await open(region, { javaScriptEnabled: false });

    await page
      .getByRole('heading', {
        level: 1,
        name: `Loans from ${offer.from} to ${offer.to} within 2 hours`,
      })
      .waitFor();
    for (const fact of offer.facts) await page.getByText(fact, { exact: true }).first().waitFor();
    for (const { title } of slides) await page.getByText(title, { exact: true }).first().waitFor();
    await page.getByText('1 Example Street, Exampleville').waitFor();
  });

  test('shows one section at a time, and Back works', async () => {
    const { page } = await open(region, { javaScriptEnabled: false });

    await page.getByRole('navigation').getByRole('link', { name: 'Contact us' }).click();
    await page.getByRole('heading', { name: 'Contact us' }).waitFor();
    await page.locator('#home').waitFor({ state: 'hidden' });
    await page.goBack();
    await page.locator('#home').waitFor({ state: 'visible' });
    await page.locator('#contact').waitFor({ state: 'hidden' });
  });

  test('marks the current section, also in forced colours', async () => {
    const { page } = await open(region, {
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

    expect(marked).toEqual(['About us']);
  });

  test('shows no control that needs scripts', async () => {
    const { page } = await open(region, { javaScriptEnabled: false });
    const controls = page.getByRole('button').or(page.getByRole('textbox'));

    await expect(controls.count()).resolves.toBe(0);
    await page.getByRole('navigation').getByRole('link', { name: 'Contact us' }).click();
    await page.getByRole('heading', { name: 'Contact us' }).waitFor();
    await expect(controls.count()).resolves.toBe(0);
  });
});

import axe from 'axe-core';
import { holdScripts } from './setup/before-load';
import { runtimeRequests, setUpBrowser, type VisitOptions } from './setup/open-page';

const open = setUpBrowser();

/**
 * Opens the site with a calculator, as a visitor with Global Privacy Control: its events would go to
 * the collector of messages-campaign-and-events.test.ts.
 */
const openCalculator = ({ before, ...visit }: VisitOptions = {}) =>
  open('india-measured', {
    ...visit,
    before: async (page) => {
      await page.addInitScript(() =>
        Object.defineProperty(navigator, 'globalPrivacyControl', { get: () => true }),
      );
      await before?.(page);
    },
  });

test('shows a result, its schedule and no control without scripts (PRODUCT rule 51)', async () => {
  const { page } = await openCalculator({ javaScriptEnabled: false });
  const calculator = page.getByRole('region', { name: 'What would it cost?' });

  await calculator.getByText('₹40,000', { exact: true }).waitFor();
  await expect(calculator.getByRole('textbox').count()).resolves.toBe(0);
  await expect(calculator.getByRole('slider').count()).resolves.toBe(0);
  // 40,000 for 10 months at 24 % a year.
  await calculator.getByText('₹4,453', { exact: true }).waitFor();
  await calculator.locator('summary').press('Enter');
  await expect(calculator.getByRole('row').last().innerText()).resolves.toMatch(/^10\s.*\s0\.00$/s);
});

test('the first key on the range counts, before any script is there, and one polite message says each result', async () => {
  const { before, release } = holdScripts();
  const { page, requests, errors } = await openCalculator({ before });
  const calculator = page.getByRole('region', { name: 'What would it cost?' });
  const status = calculator.locator('p[role=status]').filter({ hasText: /./ });
  expect(runtimeRequests(requests)).toEqual([]);
  await page.evaluate(() => {
    const said: string[] = [];
    Object.assign(window, { said });
    const live = document.querySelector('.calculator [role=status]') as Element;
    new MutationObserver(() => said.push(live.textContent)).observe(live, {
      characterData: true,
      childList: true,
      subtree: true,
    });
  });
  const range = calculator.getByRole('slider', { name: 'Term in months' });
  await range.press('ArrowRight');
  await range.press('ArrowRight');
  release();

  const number = calculator.getByRole('textbox', { name: 'Term in months' });
  await page.waitForFunction(
    (field) => (field as HTMLInputElement).value === '12 months',
    await number.elementHandle(),
  );
  await status.waitFor();
  // Three steps at once, because a busy machine may need a second between two keys.
  await range.evaluate((slider: HTMLInputElement) => {
    for (const step of ['stepUp', 'stepDown', 'stepUp'] as const) {
      slider[step]();
      slider.dispatchEvent(new Event('input', { bubbles: true }));
    }
  });
  await calculator.getByText('₹3,525', { exact: true }).waitFor();
  await status.filter({ hasText: '₹3,525' }).waitFor();
  await expect(status.textContent()).resolves.toMatch(
    /^You pay each month: ₹3,525\. Fee with tax: ₹1,180\. You get: ₹38,820\. .*Annual percentage rate: \d+\.\d+%$/,
  );
  const said = await page.evaluate(() => Reflect.get(window, 'said') as string[]);
  expect(said).toEqual([expect.stringContaining('₹3,782'), expect.stringContaining('₹3,525')]);
  const scripts = runtimeRequests(requests).map((url) => url.replace(/.*\/|\..*/g, ''));
  expect(scripts).toEqual(['runtime', 'calculator']);
  expect(errors).toEqual([]);
});

test('a typed number counts at once; one that is out of range is marked, and becomes the nearest', async () => {
  const { page } = await openCalculator({ viewport: { width: 320, height: 800 } });
  const amount = page.getByRole('textbox', { name: 'Loan amount' });
  await amount.fill('1,00,000');
  // The largest loan, 80,000.
  await page.getByText('₹77,640', { exact: true }).waitFor();
  await expect(amount.getAttribute('aria-invalid')).resolves.toBe('true');
  await amount.press('Tab');
  await expect(amount.inputValue()).resolves.toBe('₹80,000');
  await page.getByRole('textbox', { name: 'Interest rate a year' }).fill('18.5');
  await page.getByRole('textbox', { name: 'Loan amount' }).fill('20000');
  await page.getByText('₹19,410', { exact: true }).waitFor();

  await page.locator('.calculator summary').click();
  await page.getByRole('cell', { name: '0.00' }).waitFor();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  await page.evaluate(axe.source);
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    const violations = await page.evaluate(
      async () =>
        (await (window as unknown as { axe: typeof axe }).axe.run('.calculator')).violations,
    );
    expect(violations).toEqual([]);
  }
});

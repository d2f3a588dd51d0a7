import { hydrated, type setUpBrowser } from '../setup/open-page';
import { recordViolations, violations } from '../setup/policy-violations';
import { waitUntilStored } from '../setup/stored-files';
import { expectToast } from '../setup/toasts';

/**
 * Uses the banner and the form, opens the page again without a network, and expects no violation of
 * a policy.
 */
export async function useAndReopen(
  open: ReturnType<typeof setUpBrowser>,
  url: string,
): Promise<void> {
  const { page, faults } = await open('india', {
    origin: url,
    path: '',
    serviceWorkers: 'allow',
    before: recordViolations,
  });
  await hydrated(page);
  await page.getByRole('navigation').getByRole('link', { name: 'Contact us' }).click();
  await expectToast(page, 'Please provide complete information!', () =>
    page.getByRole('button', { name: 'Send Message' }).click(),
  );
  await waitUntilStored(page);
  expect(await violations(page)).toEqual([]);

  await page.context().setOffline(true);
  await page.goto(url);
  await hydrated(page);
  expect(faults).toEqual([]);
}

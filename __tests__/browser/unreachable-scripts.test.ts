import { WEB_FONT_ATTRIBUTE } from '@/lib/kit/page-scripts/web-font-constants';
import { setUpBrowser } from './setup/open-page';
import { EXAMPLE_SITE } from './setup/sites';
import { expectToast } from './setup/toasts';

const open = setUpBrowser();
const { name, variant, company } = EXAMPLE_SITE;
const { contact } = variant.messages;

test.each(['hang', 'respond with 404'])(
  `a visitor of ${name} who presses Send Message while the scripts %s is told how else to reach the company, until they come`,
  async (failure) => {
    const { page } = await open(name, {
      path: '/#contact',
      waitUntil: 'domcontentloaded',
      before: (page) =>
        page.route('**/_next/**', (route) =>
          failure === 'hang' ? undefined : route.fulfill({ status: 404, body: '' }),
        ),
    });
    const form = page.locator('form');
    const alert = form.getByRole('alert');
    const heightOfForm = async () => (await form.boundingBox())?.height;
    // The form may become taller when its font arrives.
    await page.locator(`[${WEB_FONT_ATTRIBUTE}]`).waitFor();
    const before = await heightOfForm();
    await page.getByLabel(contact.name).fill('Asha');
    await page.getByRole('button', { name: contact.send }).click();
    const appearing = await form
      .locator('[role=alert]')
      .evaluateHandle((element) => element.getAnimations()[0] as Animation);

    // The notice is not shown at once, because most scripts arrive within five seconds.
    await appearing.evaluate((animation) => {
      animation.pause();
      animation.currentTime = 4900;
    });
    await alert.waitFor({ state: 'hidden' });
    await expect(heightOfForm()).resolves.toBe(before);
    await appearing.evaluate((animation) => animation.play());
    await alert.getByText(contact.delayed).waitFor();
    const link = alert.getByRole('link', { name: company.email });
    await expect(link.getAttribute('href')).resolves.toBe(`mailto:${company.email}`);

    await expectToast(page, contact.incomplete, async () => {
      await page.unrouteAll({ behavior: 'ignoreErrors' });
      await page.evaluate(() => dispatchEvent(new Event('online')));
    });
    await alert.waitFor({ state: 'hidden' });
    await expect(page.getByLabel(contact.name).inputValue()).resolves.toBe('Asha');
    // A page that is not outdated is never reloaded.
    await expect(page.evaluate(() => performance.navigation.type)).resolves.toBe(0);
  },
);

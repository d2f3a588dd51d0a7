import type { Page } from 'playwright-core';
import { CONFIGURED_COMPANIES } from './setup/configured-companies';
import { focusedElement } from './setup/focused-element';
import { hydrated, setUpBrowser } from './setup/open-page';
import { CONTRASTING_SITES } from './setup/sites';
import { expectToast } from './setup/toasts';
import { navigationLink } from './setup/visitor-actions';

const open = setUpBrowser();

async function tabThrough(page: Page, stops: number): Promise<string[]> {
  const names: string[] = [];
  for (let stop = 0; stop < stops; stop++) {
    await page.keyboard.press('Tab');
    const { name, visible, outlined } = await focusedElement(page);
    expect({ name, visible, outlined }).toEqual({ name, visible: true, outlined: true });
    names.push(name);
  }
  return names;
}

test.each(CONTRASTING_SITES)(
  'Tab moves through $name in reading order, and every stop is visible and outlined; Enter opens Contact us, where Tab continues; the skip link leads to the shown section, where the form can be filled in and sent',
  async ({ name, variant: { copy, messages }, company }) => {
    const { page } = await open(name, { reducedMotion: 'reduce' });
    await hydrated(page);
    const { navigation, banner, contact } = messages;
    const otherLanguages = await page.locator('[data-shown-with=home] a').allTextContents();
    const linksOfOffer = await page.locator('#home h1 ~ div p a').allTextContents();
    const linksBelow = await page
      .locator('dl a, footer a')
      .evaluateAll((links) => links.map((link) => link.ariaLabel ?? link.textContent));
    expect(linksBelow).toContain(company.email);
    const stops = [
      navigation.skip,
      company.name,
      navigation.home,
      navigation.about,
      navigation.contact,
      ...otherLanguages,
      ...(name in CONFIGURED_COMPANIES ? [messages.offer.getApp] : []),
      copy.ask,
      ...linksOfOffer,
      banner.play,
      banner.previous,
      banner.next,
      ...linksBelow,
    ];
    await expect(tabThrough(page, stops.length)).resolves.toEqual(stops);

    await navigationLink(page, navigation.contact).focus();
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: navigation.contact }).waitFor();
    // The links that the company has set, then the form: the other languages are before the section.
    const inContact = [
      ...[company.stated.email, company.phone, company.whatsApp].filter(Boolean),
      contact.name,
      contact.email,
      contact.message,
      contact.send,
    ];
    await expect(tabThrough(page, inContact.length)).resolves.toEqual(inContact);

    await page.getByRole('link', { name: navigation.skip }).focus();
    await page.keyboard.press('Enter');
    for (const stop of inContact) {
      await page.keyboard.press('Tab');
      if ([contact.name, contact.email, contact.message].includes(stop))
        await page.keyboard.type('Asha');
    }
    await expectToast(page, contact.success, () => page.keyboard.press('Enter'));
  },
);

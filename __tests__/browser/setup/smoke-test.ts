import type { Page } from 'playwright-core';
import { offerHeadingOf, type Site } from './sites';

type Section = 'home' | 'about' | 'contact';

/**
 * Does what a visitor does, from the given section on: opens every section, sends a message that is
 * incomplete, and goes back. Each step must work, and no text may look like an error.
 */
export async function smokeTest(page: Page, site: Site, from: Section = 'home'): Promise<void> {
  const { contact, navigation } = site.variant.messages;
  const headline = page.getByRole('heading', { level: 1, name: offerHeadingOf(site) });
  const choose = (section: Section) =>
    page.getByRole('navigation').getByRole('link', { name: navigation[section] }).click();
  if (from === 'home') await headline.waitFor();
  await choose('contact');
  await page.getByLabel(contact.name).fill('Asha');
  await page.getByRole('button', { name: contact.send }).click();
  await choose('about');
  await page.getByRole('heading', { level: 1, name: navigation.about }).waitFor();
  await page.goBack({ waitUntil: 'commit' });
  await page.getByRole('heading', { level: 1, name: navigation.contact }).waitFor();
  expect(await page.getByLabel(contact.name).inputValue()).toBe('Asha');
  await choose('home');
  await headline.waitFor();
  expect(await page.getByRole('main').innerText()).not.toMatch(/error|undefined|gateway/i);
}

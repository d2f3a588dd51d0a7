import type { Page } from 'playwright-core';
import type { InterfaceMessages } from '@/lib/region/messages/messages-type';
import { offerHeadingOf, type TestedSite } from './sites';

export const navigationLink = (page: Page, name: string) =>
  page.getByRole('banner').getByRole('navigation').getByRole('link', { name, exact: true });

/**
 * Fills in every field of Contact us. The text for the email is not an email address, because no
 * field has a format check.
 */
export async function fillIn(page: Page, labels: InterfaceMessages['contact']): Promise<void> {
  await page.getByLabel(labels.name).fill('Asha');
  await page.getByLabel(labels.email).fill('not an email at all');
  await page.getByLabel(labels.message).fill('Please call me.');
}

export const pressSend = (page: Page, { send }: InterfaceMessages['contact']) =>
  page.getByRole('button', { name: send }).click();

type Section = 'home' | 'about' | 'contact';

/**
 * Does what a visitor does, from the given section on: opens every section, sends a message that is
 * incomplete, and goes back. Each step must work, and no text may look like an error.
 */
export async function smokeTest(
  page: Page,
  site: TestedSite,
  from: Section = 'home',
): Promise<void> {
  const { contact, navigation } = site.variant.messages;
  const headline = page.getByRole('heading', { level: 1, name: offerHeadingOf(site) });
  const choose = (section: Section) => navigationLink(page, navigation[section]).click();
  if (from === 'home') await headline.waitFor();
  await choose('contact');
  await page.getByLabel(contact.name).fill('Asha');
  await pressSend(page, contact);
  await choose('about');
  await page.getByRole('heading', { level: 1, name: navigation.about }).waitFor();
  await page.goBack({ waitUntil: 'commit' });
  await page.getByRole('heading', { level: 1, name: navigation.contact }).waitFor();
  expect(await page.getByLabel(contact.name).inputValue()).toBe('Asha');
  await choose('home');
  await headline.waitFor();
  expect(await page.getByRole('main').innerText()).not.toMatch(/error|undefined|gateway/i);
}

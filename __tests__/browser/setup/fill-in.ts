import type { Page } from 'playwright-core';
import type { InterfaceStrings } from '@/lib/region/strings/interface-strings-type';

/**
 * Fills in every field of Contact us. The text for the email is no email address, because no
 * field has a format check.
 */
export async function fillIn(page: Page, labels: InterfaceStrings['contact']): Promise<void> {
  await page.getByLabel(labels.name).fill('Asha');
  await page.getByLabel(labels.email).fill('not an email at all');
  await page.getByLabel(labels.message).fill('Please call me.');
}

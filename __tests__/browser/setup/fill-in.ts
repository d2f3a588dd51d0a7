import type { Page } from 'playwright-core';
import type { InterfaceMessages } from '@/lib/region/messages/messages-type';

/**
 * Fills in every field of Contact us. The text for the email is not an email address, because no
 * field has a format check.
 */
export async function fillIn(page: Page, labels: InterfaceMessages['contact']): Promise<void> {
  await page.getByLabel(labels.name).fill('Asha');
  await page.getByLabel(labels.email).fill('not an email at all');
  await page.getByLabel(labels.message).fill('Please call me.');
}

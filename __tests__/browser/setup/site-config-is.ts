import type { Page } from 'playwright-core';

/** Lets `/site-config.js` set other values, as a company that has replaced the file does. */
export const siteConfigIs = (values: object, until?: Promise<void>) => (page: Page) =>
  page.route('**/site-config.js', async (route) => {
    await until;
    const body = `window.siteConfig = ${JSON.stringify(values)};`;
    await route.fulfill({ contentType: 'text/javascript', body });
  });

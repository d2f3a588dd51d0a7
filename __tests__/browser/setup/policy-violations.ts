import type { Page } from 'playwright-core';

/** Records every violation of the page's policies that the browser reports to the page. */
export async function recordViolations(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const violations: string[] = [];
    document.addEventListener(
      'securitypolicyviolation',
      ({ effectiveDirective, blockedURI, sample }) => {
        violations.push(`${effectiveDirective} ${blockedURI} ${sample}`);
      },
    );
    Object.assign(window, { violations });
  });
}

export function violations(page: Page): Promise<string[]> {
  return page.evaluate(() => (window as unknown as { violations: string[] }).violations);
}

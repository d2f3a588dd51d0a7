import axe from 'axe-core';
import type { Page } from 'playwright-core';

/** Adds axe to the page. The protocol's `evaluate` is not subject to the page's policy. */
export async function loadAxe(page: Page): Promise<void> {
  await page.evaluate(axe.source);
}

/**
 * The violations that axe finds, with their elements, against WCAG 2.0 to 2.2 A and AA and its best
 * practices.
 */
export async function axeViolations(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const { violations } = await (window as unknown as { axe: typeof axe }).axe.run({
      runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
      // All rules run, but axe describes only the elements that break one.
      resultTypes: ['violations'],
    });
    return violations.flatMap(({ id, nodes }) =>
      nodes.map(
        ({ target, failureSummary }) => `${id} ${target.join(' ')}: ${failureSummary ?? ''}`,
      ),
    );
  });
}

import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import lighthouse from 'lighthouse';
import { withFreshBrowser } from './browser.mjs';
import { WORKSPACE } from './sites.mjs';

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'];
const AUDITS = {
  fcp: 'first-contentful-paint',
  lcp: 'largest-contentful-paint',
  tbt: 'total-blocking-time',
  cls: 'cumulative-layout-shift',
};

/**
 * One Lighthouse run with the "mobile" preset: simulated slow 4G and a CPU four times slower. The
 * report of the last run stays in `reports/bench`; it explains the figures.
 */
export function loadRun({ name, origin }) {
  return withFreshBrowser(async ({ port }) => {
    const { lhr, report } = await lighthouse(`${origin}/`, {
      port,
      logLevel: 'error',
      output: 'html',
      onlyCategories: CATEGORIES,
      disableFullPageScreenshot: true,
    });
    if (lhr.runtimeError) throw new Error(lhr.runtimeError.message);
    writeFileSync(join(WORKSPACE, `${name}.html`), report);

    const { audits, categories } = lhr;
    const total = audits['resource-summary'].details.items.find(
      ({ resourceType }) => resourceType === 'total',
    );
    return {
      ...Object.fromEntries(CATEGORIES.map((id) => [id, Math.round(categories[id].score * 100)])),
      ...Object.fromEntries(
        Object.entries(AUDITS).map(([figure, id]) => [figure, audits[id].numericValue ?? null]),
      ),
      loadBytes: total.transferSize,
      loadRequests: total.requestCount,
    };
  });
}

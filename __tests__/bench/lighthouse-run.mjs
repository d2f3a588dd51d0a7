import lighthouse from 'lighthouse';
import { withFreshBrowser } from './browser.mjs';

const CATEGORIES = {
  performance: 'performance',
  accessibility: 'accessibility',
  bestPractices: 'best-practices',
  seo: 'seo',
};

/** One Lighthouse run with the "mobile" preset: simulated slow 4G and a CPU four times slower. */
export function loadRun({ origin }) {
  return withFreshBrowser(async ({ port }) => {
    const { lhr } = await lighthouse(`${origin}/`, {
      port,
      logLevel: 'error',
      onlyCategories: Object.values(CATEGORIES),
      disableFullPageScreenshot: true,
    });
    if (lhr.runtimeError) throw new Error(lhr.runtimeError.message);

    const { audits } = lhr;
    const scores = Object.entries(CATEGORIES).map(([name, id]) => {
      const { score } = lhr.categories[id];
      return [name, score === null ? null : Math.round(score * 100)];
    });
    const traffic = audits['resource-summary'].details.items.flatMap(
      ({ resourceType, requestCount, transferSize }) => [
        [`${resourceType}Requests`, requestCount],
        [`${resourceType}Bytes`, transferSize],
      ],
    );
    return {
      figures: {
        ...Object.fromEntries(scores),
        fcp: audits['first-contentful-paint'].numericValue ?? null,
        lcp: audits['largest-contentful-paint'].numericValue ?? null,
        tbt: audits['total-blocking-time'].numericValue ?? null,
        mainThread: audits['mainthread-work-breakdown'].numericValue ?? null,
        cls: audits['cumulative-layout-shift'].numericValue ?? null,
        speedIndex: audits['speed-index'].numericValue ?? null,
        ...Object.fromEntries(traffic),
      },
      remarks: [...failingAudits(lhr), ...largestElement(lhr)],
    };
  });
}

/** The names of the audits that failed. The report shows them beside a score under 100. */
function failingAudits({ categories, audits }) {
  return Object.values(CATEGORIES)
    .filter((id) => id !== 'performance')
    .flatMap((id) => categories[id].auditRefs)
    .filter(({ id, weight }) => weight > 0 && audits[id].score !== null && audits[id].score < 1)
    .map(({ id }) => `fails ${id}`);
}

/** The largest painted element. It explains a largest paint that is later than the first paint. */
function largestElement({ audits }) {
  const [table] = audits['largest-contentful-paint-element'].details?.items ?? [];
  const node = table?.items[0]?.node;
  return node
    ? [`largest is ${node.selector.split(' > ').at(-1)} "${node.nodeLabel.replace(/\s+/g, ' ')}"`]
    : [];
}

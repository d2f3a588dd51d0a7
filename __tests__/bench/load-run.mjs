import { writeFileSync } from 'node:fs';
import lighthouse from 'lighthouse';
import { withFreshPhone } from './fresh-phone.mjs';

/**
 * One Lighthouse run with the "mobile" preset: simulated slow 4G and a CPU four times slower.
 *
 * @param reportFile gets Lighthouse's own report, which explains the figures.
 */
export function loadRun({ origin }, reportFile) {
  return withFreshPhone(async ({ port }) => {
    const { lhr, report, artifacts } = await lighthouse(`${origin}/`, {
      port,
      logLevel: 'error',
      output: 'html',
      disableFullPageScreenshot: true,
    });
    if (lhr.runtimeError) throw new Error(lhr.runtimeError.message);
    writeFileSync(reportFile, report);
    const figure = (id) => lhr.audits[id].numericValue ?? null;
    const events = artifacts.Trace.traceEvents;
    const { ts: opened } = events.find(
      ({ name, args }) =>
        name === 'navigationStart' && args.data?.documentLoaderURL.startsWith(origin),
    );
    const count = (event) => events.filter(({ name, ts }) => name === event && ts > opened).length;
    return {
      scoresBelow100: Object.values(lhr.categories).filter(({ score }) => score !== 1).length,
      fcp: figure('first-contentful-paint'),
      lcp: figure('largest-contentful-paint'),
      cls: figure('cumulative-layout-shift'),
      tbt: figure('total-blocking-time'),
      mainThread: figure('mainthread-work-breakdown'),
      layouts: count('Layout'),
      styles: count('UpdateLayoutTree'),
    };
  });
}

import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { withFreshPhone } from './fresh-phone.mjs';

/** How long a visitor reads, from the navigation on. */
const READING_MS = 2700;

/** Copies an export without the scripts of its home page: what the page costs in any case. */
export function copyWithoutScripts(folder, copy) {
  rmSync(copy, { recursive: true, force: true });
  cpSync(folder, copy, { recursive: true });
  const page = join(copy, 'index.html');
  const html = readFileSync(page, 'utf8');
  writeFileSync(page, html.replace(/<script(?![^>]* type=)[^>]*>.*?<\/script>/gs, ''));
  return copy;
}

/**
 * The work of the main thread in the first seconds, on a CPU that is four times slower, in percent of
 * the same page without its scripts. Both are measured right after each other.
 */
export async function scriptCostRun(site, withoutScripts) {
  const floor = await mainThreadWork(withoutScripts);
  const work = await mainThreadWork(site);
  return { scriptCost: (work / floor) * 100 };
}

/** In seconds. */
function mainThreadWork({ origin }) {
  return withFreshPhone(async ({ page, devTools }) => {
    await devTools.send('Performance.enable');
    await devTools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    await Promise.all([page.goto(`${origin}/`, { waitUntil: 'commit' }), pause(READING_MS)]);
    const { metrics } = await devTools.send('Performance.getMetrics');
    return metrics.find(({ name }) => name === 'TaskDuration').value;
  });
}

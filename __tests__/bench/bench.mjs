import { mkdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright-core';
import { format } from 'prettier';
import { loadTypeScript } from '../../lib/load-typescript.mjs';
import { EXPORTS } from '../browser/setup/build-exports.mjs';
import { withFreshBrowser } from './browser.mjs';
import { hydrationRun, tapRun } from './interaction-run.mjs';
import { loadRun } from './lighthouse-run.mjs';
import { buildSites, serveSites, WORKSPACE } from './sites.mjs';
import { readingRun, visitRun } from './visit-bytes-run.mjs';

const { budgetsOf } = await loadTypeScript('__tests__/bench/evaluate-budgets.ts');
const { reportOf } = await loadTypeScript('__tests__/bench/report.ts');

const { values: wanted, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    rounds: { type: 'string', short: 'n', default: '5' },
    visits: { type: 'boolean', default: false },
  },
});
const rounds = Number(wanted.rounds);
if (!(rounds >= 1)) throw new Error(`"${wanted.rounds}" is not a number of rounds.`);

// All builds come first, so that a failing build does not waste an hour of measurements.
progress('building');
const sites = await serveSites(
  await buildSites(Object.fromEntries(positionals.map((named) => named.split('=')))),
);
const results = {
  regions: Object.keys(EXPORTS),
  environment: await environment(),
  visits: await measureVisits(),
  ...(!wanted.visits && { pages: await measurePages() }),
};
for (const site of sites) site.close();

// Prettier aligns the tables, so that they are readable in a terminal.
const report = await format(reportOf(results), { parser: 'markdown' });
mkdirSync(WORKSPACE, { recursive: true });
writeFileSync(join(WORKSPACE, wanted.visits ? 'visits.md' : 'report.md'), report);
process.stdout.write(`\n${report}`);
process.exitCode = budgetsOf(results).every(({ holds }) => holds) ? 0 : 1;

/** Bytes and requests hardly vary, so each page is measured once. */
async function measureVisits() {
  const visits = [];
  for (const site of sites) {
    progress(`visits: ${site.name}`);
    const figures = await (site.interactive ? visitRun(site) : readingRun(site));
    visits.push({ name: site.name, rounds: [figures] });
  }
  return visits;
}

/**
 * Measures every page once per round (A B C, A B C), so that other load on the machine affects all
 * of them. The very first run is discarded because it warms the disk cache. A run that fails is
 * repeated once.
 */
async function measurePages() {
  const pages = sites
    .filter(({ timed }) => timed)
    .map((site) => ({ name: site.name, rounds: [], site }));
  progress('warm-up');
  await loadRun(sites[0]);
  for (let round = 1; round <= rounds; round++)
    for (const page of pages) {
      progress(`round ${round} of ${rounds}: ${page.name}`);
      page.rounds.push(await measurePage(page.site).catch(() => measurePage(page.site)));
    }
  return pages;
}

async function measurePage(site) {
  return {
    ...(await loadRun(site)),
    ...(site.interactive && { ...(await hydrationRun(site)), ...(await tapRun(site)) }),
  };
}

/** The machine and the versions of a run. Only runs with the same values can be compared. */
async function environment() {
  const require = createRequire(import.meta.url);
  const version = (name) => require(`${name}/package.json`).version;
  const browser = await withFreshBrowser(async ({ endpoint }) =>
    (await chromium.connect(endpoint)).version(),
  );
  return [
    `${rounds} rounds`,
    `Lighthouse ${version('lighthouse')} mobile with simulated throttling`,
    `Chromium ${browser}`,
    `Next ${version('next')}`,
    `Node ${process.versions.node}`,
    'HTTP/2 and Brotli',
    `${cpus().length} × ${cpus()[0].model}`,
    new Date().toISOString().slice(0, 10),
  ].join(', ');
}

function progress(step) {
  process.stderr.write(`${step}\n`);
}

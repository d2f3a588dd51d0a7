import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { format } from 'prettier';
import { importTypeScript } from '../../lib/kit/commands/import-typescript.mjs';
import { buildExports } from '../browser/setup/build-exports.mjs';
import { byteRun } from './byte-run.mjs';
import { loadRun } from './load-run.mjs';
import { copyWithoutScripts, scriptCostRun } from './script-cost-run.mjs';
import { serveCompressed } from './serve-compressed.mjs';
import { tapRun } from './tap-run.mjs';

const { BYTE_BUDGETS, TIME_BUDGETS, evaluate } = await importTypeScript(
  '__tests__/bench/budgets.ts',
);

const REPORTS = fileURLToPath(new URL('../../reports/bench/', import.meta.url));
const HAND_WRITTEN = fileURLToPath(new URL('hand-written-page', import.meta.url));

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: { rounds: { type: 'string', short: 'n', default: '5' } },
});
const rounds = Number(options.rounds);
if (!Number.isInteger(rounds) || rounds < 0)
  throw new Error(`"${options.rounds}" is not a number of rounds. Write 0, 1, 2 or more.`);

process.stderr.write('building\n');
const exports = await buildExports();
/** What the sites are compared with. Plain Next is the same page as Next exports it. */
const references = { 'hand-written': HAND_WRITTEN, 'plain Next': `${exports.india}-raw` };
const folders = {
  ...references,
  ...exports,
  ...Object.fromEntries(positionals.map((named) => named.split('='))),
};
const sites = await Promise.all(
  Object.entries(folders).map(async ([name, folder]) => ({
    name,
    isHandWritten: folder === HAND_WRITTEN,
    rounds: [],
    ...(await serveCompressed(folder, join(REPORTS, 'served', name))),
    withoutScripts: await serveCompressed(
      copyWithoutScripts(folder, join(REPORTS, 'without-scripts', name)),
      join(REPORTS, 'served', `${name} without scripts`),
    ),
  })),
);

for (const site of sites) {
  process.stderr.write(`bytes: ${site.name}\n`);
  site.rounds.push(await byteRun(site));
}
// One round measures each site once, so that other load on the machine affects all of them. The
// first run is discarded, because it warms the disk cache. A run that fails is repeated once.
if (rounds > 0) await measureTimes(sites[0]);
for (let round = 1; round <= rounds; round++)
  for (const site of sites) {
    process.stderr.write(`round ${round} of ${rounds}: ${site.name}\n`);
    site.rounds.push(await measureTimes(site).catch(() => measureTimes(site)));
  }

const budgets = [...BYTE_BUDGETS, ...(rounds > 0 ? TIME_BUDGETS : [])];
const compared = Object.keys(references).length;
const { table, exceeded } = evaluate(budgets, sites.slice(0, compared), sites.slice(compared));
const introduction = `Bytes of first visits; times: median of the rounds; ratios (×) to the hand-written page. ${rounds} rounds.`;
// Prettier aligns the table, so that it is readable in a terminal.
const report = await format(`${introduction}\n\n${table}`, { parser: 'markdown' });
writeFileSync(join(REPORTS, 'report.md'), report);
process.stdout.write(`\n${report}\n`);
if (exceeded.length > 0) {
  process.stderr.write(`Exceeded budgets:\n${exceeded.map((name) => `  ${name}\n`).join('')}`);
  process.exitCode = 1;
}

async function measureTimes(site) {
  const load = await loadRun(site, join(REPORTS, `${site.name}.html`));
  if (site.isHandWritten) return load;
  const scriptCost = await scriptCostRun(site, site.withoutScripts);
  return { ...load, ...scriptCost, ...(await tapRun(site)) };
}

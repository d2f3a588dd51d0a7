import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { loadTypeScript } from '../../lib/load-typescript.mjs';
import { copyProject } from '../../lib/tools/copy-project.mjs';
import { EXPORTS } from '../browser/setup/build-exports.mjs';
import { measuredBuild } from './build-run.mjs';
import { environment } from './environment.mjs';
import { hydrationRun } from './hydration-run.mjs';
import { interactionRun } from './interaction-run.mjs';
import { loadRun } from './lighthouse-run.mjs';
import { measureInRounds } from './rounds.mjs';
import { enlargedFolders, pageFolders, serveSites, variantFolders } from './sites.mjs';
import { readingRun, visitRun } from './visit-run.mjs';
import { copyNextBaseline, WORKSPACE } from './workspace.mjs';

const { parseCommandLine, USAGE } = await loadTypeScript('__tests__/bench/command-line.ts');
const { budgetsHold, reportOf } = await loadTypeScript('__tests__/bench/report.ts');

const SAVED = fileURLToPath(new URL('results', import.meta.url));

const wanted = commandLine();
const progress = (step) => process.stderr.write(`${step}\n`);

// All builds come first, so that a failing build does not waste an hour of measurements.
progress('building');
const pages = await pageFolders(wanted);
const variants = await variantFolders(pages, wanted);
const enlarged = wanted.growth ? await enlargedFolders(wanted) : undefined;

const results = {
  regions: Object.keys(EXPORTS),
  environment: await environment(wanted),
  visits: [...(await onceEach(pages, visitRun)), ...(await onceEach(variants, readingRun))],
  ...(wanted.visits ? {} : { pages: await measured(pages, measuredPage) }),
  ...(enlarged ? { growth: await measured(enlarged, measuredGrowth), builds: await builds() } : {}),
};
keep(results);
process.stdout.write(`\n${reportOf(results)}\n`);
process.exitCode = budgetsHold(results) ? 0 : 1;

function commandLine() {
  try {
    return parseCommandLine(process.argv.slice(2));
  } catch (error) {
    process.stderr.write(`${error.message}\n\n${USAGE}\n`);
    process.exit(2);
  }
}

async function measuredPage(site) {
  return together(await loadRun(site), await hydrationRun(site), await interactionRun(site));
}

/** Bytes and requests hardly vary, so each page is measured once. */
async function onceEach(folders, measure) {
  const sites = await serveSites(folders);
  const results = [];
  try {
    for (const site of sites) {
      progress(`visits: ${site.name}`);
      const { figures, parts } = await measure(site);
      results.push({ name: site.name, rounds: [figures], remarks: [], parts });
    }
    return results;
  } finally {
    for (const site of sites) site.close();
  }
}

async function measuredGrowth(site) {
  return together(await loadRun(site), await hydrationRun(site));
}

function builds() {
  const projects = [
    { name: 'bare Next', project: copyNextBaseline() },
    { name: 'india', project: copyProject('bench/as-it-is') },
  ];
  return measureInRounds(
    projects,
    wanted.rounds,
    ({ project }) => measuredBuild(project, { NEXT_PUBLIC_REGION: EXPORTS.india }),
    (step) => progress(`building, ${step}`),
  );
}

async function measured(folders, measure) {
  const sites = await serveSites(folders);
  try {
    return await measureInRounds(sites, wanted.rounds, measure, progress);
  } finally {
    for (const site of sites) site.close();
  }
}

function together(...runs) {
  return {
    figures: Object.assign({}, ...runs.map(({ figures }) => figures)),
    remarks: runs.flatMap(({ remarks = [] }) => remarks),
  };
}

/** Writes the figures and the report. Only the report is kept with the project. */
function keep(results) {
  const name = wanted.visits ? 'visits' : 'report';
  const report = `${reportOf(results)}\n`;
  mkdirSync(WORKSPACE, { recursive: true });
  writeFileSync(join(WORKSPACE, `${name}.json`), `${JSON.stringify(results, null, 1)}\n`);
  writeFileSync(join(WORKSPACE, `${name}.md`), report);
  if (wanted.save) writeFileSync(join(SAVED, `${name}.md`), report);
}

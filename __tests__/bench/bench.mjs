import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { EXPORTS } from '../browser/setup/build-exports.mjs';
import { copyProject } from '../../lib/preview/copy-project.mjs';
import { loadTypeScript } from '../../lib/load-typescript.mjs';
import { environment } from './environment.mjs';
import { hydrationRun } from './hydration-run.mjs';
import { interactionRun } from './interaction-run.mjs';
import { loadRun } from './load-run.mjs';
import { measuredBuild } from './measured-build.mjs';
import { measureInRounds } from './rounds.mjs';
import { grownFolders, pageFolders, serveSites } from './sites.mjs';
import { layOutNextFloor, WORKSHOP } from './workshop.mjs';

const { parseCommandLine, USAGE } = await loadTypeScript('__tests__/bench/command-line.ts');
const { growthPlot } = await loadTypeScript('__tests__/bench/growth-plot.ts');
const { reportOf } = await loadTypeScript('__tests__/bench/report.ts');

const SAVED = fileURLToPath(new URL('results', import.meta.url));

const wanted = commandLine();
const progress = (step) => process.stderr.write(`${step}\n`);

// Everything is built before anything is measured: a build that fails should not cost an hour of runs.
progress('building');
const pages = await pageFolders(wanted);
const grown = wanted.growth ? await grownFolders(wanted) : undefined;

const results = {
  environment: await environment(wanted),
  pages: await measured(pages, async (site) =>
    together(
      await loadRun(site, wanted),
      { figures: site.weight },
      await hydrationRun(site),
      await interactionRun(site),
    ),
  ),
  ...(grown ? { growth: await measured(grown, measuredGrowth), builds: await builds() } : {}),
};
keep(results);
process.stdout.write(`\n${reportOf(results)}\n`);

function commandLine() {
  try {
    return parseCommandLine(process.argv.slice(2));
  } catch (error) {
    process.stderr.write(`${error.message}\n\n${USAGE}\n`);
    process.exit(2);
  }
}

async function measuredGrowth(site) {
  return together(await loadRun(site, wanted), await hydrationRun(site));
}

function builds() {
  const projects = [
    { name: 'Next floor', project: layOutNextFloor() },
    { name: 'india', project: copyProject('bench/as-written') },
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

/** Writes the figures, the report and the plot: one set for each kind of throttling. */
function keep(results) {
  const name = results.environment.throttling;
  const files = {
    [`${name}.json`]: `${JSON.stringify(results, null, 1)}\n`,
    [`${name}.md`]: `${reportOf(results)}\n`,
    ...(results.growth ? { [`${name}-growth.svg`]: growthPlot(results) } : {}),
  };
  for (const folder of [WORKSHOP, ...(wanted.save ? [SAVED] : [])]) {
    mkdirSync(folder, { recursive: true });
    for (const [file, content] of Object.entries(files)) writeFileSync(join(folder, file), content);
  }
}

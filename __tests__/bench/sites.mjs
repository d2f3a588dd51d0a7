import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildExports, EXPORTS } from '../browser/setup/build-exports.mjs';
import { loadTypeScript } from '../../lib/load-typescript.mjs';
import { measuredBuild } from './measured-build.mjs';
import { serveCompressed } from './serve-compressed.mjs';
import { layOutGrown, layOutNextFloor, WORKSHOP } from './workshop.mjs';

const { scriptWeight } = await loadTypeScript('__tests__/bench/script-weight.ts');

const HTML_FLOOR = fileURLToPath(new URL('floors/html', import.meta.url));
const REGION_EXPORTS = fileURLToPath(new URL('../../reports/exports', import.meta.url));

/** The floors first, then both regions, then whatever else was named; a named region stands in for ours. */
export async function pageFolders({ built, exports }) {
  const ours = Object.keys(EXPORTS);
  if (!built && ours.some((region) => !exports[region])) buildExports();
  return {
    'HTML floor': HTML_FLOOR,
    'Next floor': await exportOf(layOutNextFloor, join(WORKSHOP, 'next-floor'), built),
    ...Object.fromEntries(ours.map((region) => [region, join(REGION_EXPORTS, region)])),
    ...Object.fromEntries(Object.entries(exports).map(([name, folder]) => [name, resolve(folder)])),
  };
}

/** What the growth of a page is measured at; the first is the page as it is written. */
const SIZES = [
  { slides: 3, features: 4 },
  { slides: 12, features: 4 },
  { slides: 48, features: 4 },
  { slides: 3, features: 40 },
  { slides: 3, features: 400 },
];

export async function grownFolders({ built }) {
  const folders = {};
  for (const size of SIZES) {
    const project = join(WORKSHOP, `grown-${size.slides}-${size.features}`);
    folders[`${size.slides} slides, ${size.features} rows`] = await exportOf(
      () => layOutGrown(size),
      project,
      built,
    );
  }
  return folders;
}

async function exportOf(layOut, project, built) {
  const folder = join(project, 'out');
  if (!built || !existsSync(folder))
    await measuredBuild(layOut(), { NEXT_PUBLIC_REGION: EXPORTS.india });
  return folder;
}

/**
 * Serves each folder; a site tells its name, its origin, what its code weighs and whether React will mark the current
 * item of its navigation.
 */
export async function serveSites(folders) {
  const sites = [];
  for (const [name, folder] of Object.entries(folders)) {
    const page = join(folder, 'index.html');
    if (!existsSync(page)) throw new Error(`There is no ${page}: ${name} has not been built.`);
    const html = readFileSync(page, 'utf8');
    const { files, ...served } = await serveCompressed(folder);
    sites.push({
      name,
      hydrates: html.includes('<nav') && html.includes('/_next/'),
      weight: scriptWeight(html, (address) => files.get(address)),
      ...served,
    });
  }
  return sites;
}

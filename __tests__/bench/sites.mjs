import { cpSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { loadTypeScript } from '../../lib/load-typescript.mjs';
import { buildExports, EXPORTS } from '../browser/setup/build-exports.mjs';
import { measuredBuild } from './build-run.mjs';
import { serveCompressed } from './serve-compressed.mjs';
import { copyEnlarged, copyNextBaseline, WORKSPACE } from './workspace.mjs';

const { hydrates } = await loadTypeScript('__tests__/bench/page-selectors.ts');

const HTML_BASELINE = fileURLToPath(new URL('baselines/html', import.meta.url));
const REGION_EXPORTS = fileURLToPath(new URL('../../reports/exports', import.meta.url));

/**
 * The baselines first, then both regions, then other named exports. An export named like a region
 * replaces it.
 */
export async function pageFolders({ built, exports }) {
  const ours = Object.keys(EXPORTS);
  if (!built && ours.some((region) => !exports[region])) await buildExports();
  return {
    'by hand': HTML_BASELINE,
    'bare Next': await exportOf(copyNextBaseline, join(WORKSPACE, 'bare-next'), built),
    ...Object.fromEntries(ours.map((region) => [region, join(REGION_EXPORTS, region)])),
    ...Object.fromEntries(Object.entries(exports).map(([name, folder]) => [name, resolve(folder)])),
  };
}

/** The sizes at which growth is measured. The first is the real page. */
const SIZES = [
  { slides: 3, features: 4 },
  { slides: 12, features: 4 },
  { slides: 48, features: 4 },
  { slides: 3, features: 40 },
  { slides: 3, features: 400 },
];

export async function enlargedFolders({ built }) {
  const folders = {};
  for (const size of SIZES) {
    const project = join(WORKSPACE, `enlarged-${size.slides}-${size.features}`);
    folders[`${size.slides} slides, ${size.features} rows`] = await exportOf(
      () => copyEnlarged(size),
      project,
      built,
    );
  }
  return folders;
}

const MANY_SLIDES = { slides: 48, features: 4 };

/**
 * Variants of our exports that must cost visitors no more: each renamed through `/site-config.js`,
 * and one with many slides.
 */
export async function variantFolders(pages, { built }) {
  const ours = Object.keys(EXPORTS);
  const project = join(WORKSPACE, `enlarged-${MANY_SLIDES.slides}-${MANY_SLIDES.features}`);
  return {
    ...Object.fromEntries(ours.map((name) => [`${name}, renamed`, renamed(name, pages[name])])),
    [`${ours[0]}, 48 slides`]: await exportOf(() => copyEnlarged(MANY_SLIDES), project, built),
  };
}

function renamed(name, folder) {
  const copy = join(WORKSPACE, `renamed-${name}`);
  rmSync(copy, { recursive: true, force: true });
  cpSync(folder, copy, { recursive: true });
  const words = {
    comName: 'Renamed Finance',
    email: 'renamed@example.com',
    address: '1 Renamed Street',
    copyright: '© Renamed Finance',
  };
  writeFileSync(join(copy, 'site-config.js'), `window.siteConfig = ${JSON.stringify(words)};\n`);
  return copy;
}

async function exportOf(layOut, project, built) {
  const folder = join(project, 'out');
  if (!built || !existsSync(folder))
    await measuredBuild(layOut(), { NEXT_PUBLIC_REGION: EXPORTS.india });
  return folder;
}

/** Serves each folder. A site has a name, an origin, and a flag for whether React hydrates it. */
export async function serveSites(folders) {
  const sites = [];
  for (const [name, folder] of Object.entries(folders)) {
    const page = join(folder, 'index.html');
    if (!existsSync(page)) throw new Error(`There is no ${page}: ${name} has not been built.`);
    const served = await serveCompressed(folder);
    sites.push({ name, hydrates: hydrates(readFileSync(page, 'utf8')), ...served });
  }
  return sites;
}
